import { apiQuery } from '../../../lib/query-client';

export const sessionsQuery = () => apiQuery('/api/auth/sessions', {}, { staleTime: 0 });

// Ordered: each browser's user agent also names its ancestors.
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** Readable name of a user agent. */
export function describeBrowser(userAgent: string | null): string {
  const named = [browsers, systems].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  );
  return named.filter(Boolean).join(' sur ') || 'Navigateur inconnu';
}

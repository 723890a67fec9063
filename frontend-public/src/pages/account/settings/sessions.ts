import { apiQuery } from '../../../lib/query-client';

export const sessionsQuery = () => apiQuery('/api/auth/sessions', {}, { staleTime: 0 });

// Each names itself after those it descends from, so the order counts.
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

/** What a browser says of itself, in the words of those who use it. */
export function describeBrowser(userAgent: string | null): string {
  const named = [browsers, systems].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  );
  return named.filter(Boolean).join(' sur ') || 'Navigateur inconnu';
}

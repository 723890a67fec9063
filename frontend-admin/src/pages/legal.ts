import type { Appearance } from '../appearance/appearance';
import type { SitePage } from './pages';

export const legalNames = ['legalPublisher', 'legalAddress', 'legalDirector', 'legalHost'] as const;

/** Whether the site says who publishes and who hosts it, by the fields or in words of its own. */
export function isLegalComplete(appearance: Appearance, pages: readonly SitePage[]): boolean {
  const isWritten = pages.some(({ id, isOwn }) => id === 'mentions-legales' && isOwn);
  return isWritten || legalNames.every((name) => appearance[name]);
}

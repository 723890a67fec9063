import type { Appearance } from '../appearance/appearance';
import type { SitePage } from './page';

export const legalNames = ['legalPublisher', 'legalAddress', 'legalDirector', 'legalHost'] as const;

/** Whether the legal notice is complete, by its fields or by a text of its own. */
export function isLegalComplete(appearance: Appearance, pages: readonly SitePage[]): boolean {
  const isWritten = pages.some(({ id, isOwn }) => id === 'mentions-legales' && isOwn);
  return isWritten || legalNames.every((name) => appearance[name]);
}

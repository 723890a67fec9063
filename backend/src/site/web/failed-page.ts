import { BusyException } from '../../platform/common/busy.exception.js';
import {
  DATABASE_UNREACHABLE,
  DATABASE_RETRY_S,
  isDatabaseUnreachable,
} from '../../platform/common/database-unreachable.js';
import { noticePage } from './notice-page.js';

const RETRY_AFTER_S = 10;

/** Error page for a page that failed to render. @param address URL of that page */
export function failedPage(
  error: unknown,
  address: string,
  siteName: string,
): { status: number; headers: Record<string, string>; html: string } {
  const { status, title, text, retryAfterS } = describe(error);
  return {
    status,
    headers: {
      'retry-after': String(retryAfterS),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
    html: noticePage({ title, text, link: { label: 'Réessayer', href: address } }, siteName),
  };
}

function describe(error: unknown): { status: number; title: string; text: string; retryAfterS: number } {
  if (error instanceof BusyException) {
    const { message: text, retryAfterSeconds: retryAfterS } = error;
    return { status: 503, title: 'Le site est très demandé', text, retryAfterS };
  }
  if (isDatabaseUnreachable(error)) {
    const retryAfterS = DATABASE_RETRY_S;
    return { status: 503, title: 'Le site revient bientôt', text: DATABASE_UNREACHABLE, retryAfterS };
  }
  const text = 'L’incident est noté. Réessayez dans un instant.';
  return { status: 500, title: 'Cette page n’a pas pu être affichée', text, retryAfterS: RETRY_AFTER_S };
}

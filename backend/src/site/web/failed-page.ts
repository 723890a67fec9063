import { BusyException } from '../../platform/common/busy.exception.js';
import { noticePage } from './notice-page.js';

const RETRY_AFTER_S = 10;

/** In place of a page that could not be made. @param address of that page */
export function failedPage(
  error: unknown,
  address: string,
  siteName: string,
): { status: number; headers: Record<string, string>; html: string } {
  const isBusy = error instanceof BusyException;
  const notice = {
    title: isBusy ? 'Le site est très demandé' : 'Cette page n’a pas pu être affichée',
    text: isBusy ? error.message : 'L’incident est noté. Réessayez dans un instant.',
    link: { label: 'Réessayer', href: address },
  };
  return {
    status: isBusy ? 503 : 500,
    headers: {
      'retry-after': String(isBusy ? error.retryAfterSeconds : RETRY_AFTER_S),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
    html: noticePage(notice, siteName),
  };
}

import type { ErrorRequestHandler } from 'express';
import { TooManyRequestsException } from '../../platform/common/too-many-requests.exception.js';
import type { SettingsService } from '../../platform/settings/settings.service.js';
import { noticePage } from './notice-page.js';

/** Tells who opens pages too fast when to come back, in a page; programs get the API's refusal. */
export function tooManyPage(settings: SettingsService): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const isPage = !/^\/(api|media)(\/|$)/.test(request.path) && request.accepts(['json', 'html']) === 'html';
    if (!(error instanceof TooManyRequestsException) || !isPage) return next(error);
    const wait = error.retryAfterSeconds;
    const notice = {
      title: 'Trop de demandes à la fois',
      text: `Réessayez dans ${wait} seconde${wait > 1 ? 's' : ''}.`,
      link: { label: 'Réessayer', href: request.originalUrl },
    };
    settings.get('siteName').then((siteName) => {
      response
        .status(429)
        .set({ 'retry-after': String(wait), 'cache-control': 'no-store' })
        .type('html')
        .send(noticePage(notice, siteName));
    }, next);
  };
}

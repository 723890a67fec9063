import type { ErrorRequestHandler } from 'express';
import { isDatabaseUnreachable } from '../../platform/common/database-unreachable.js';
import { TooManyRequestsException } from '../../platform/common/busy.exception.js';
import type { SettingsService } from '../../platform/settings/settings.service.js';
import { failedPage } from './failed-page.js';
import { noticePage } from './notice-page.js';
import type { PageServer } from './page-server.js';

/**
 * Shows a retry page to browsers that exceed the rate limit, or ask for an uncached page while the database is away;
 * other programs get the API's error.
 */
export function errorNotices(settings: SettingsService, pages: PageServer): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const isPage = !/^\/(api|media)(\/|$)/.test(request.path) && request.accepts(['json', 'html']) === 'html';
    if (!isPage) return next(error);
    const { siteName } = settings.present;
    if (isDatabaseUnreachable(error)) {
      if (pages.sendVisitorPage(request, response)) return;
      const { status, headers, html } = failedPage(error, request.originalUrl, siteName);
      response.status(status).set(headers).send(html);
      return;
    }
    if (!(error instanceof TooManyRequestsException)) return next(error);
    const wait = error.retryAfterSeconds;
    const notice = {
      title: 'Trop de demandes à la fois',
      text: `Réessayez dans ${wait} seconde${wait > 1 ? 's' : ''}.`,
      link: { label: 'Réessayer', href: request.originalUrl },
    };
    response
      .status(429)
      .set({ 'retry-after': String(wait), 'cache-control': 'no-store' })
      .type('html')
      .send(noticePage(notice, siteName));
  };
}

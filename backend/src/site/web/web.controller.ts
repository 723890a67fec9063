import { Controller, Get, Logger, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { BusyException } from '../../platform/common/busy.exception.js';
import { routePatternOf } from '../../platform/server-errors/anonymize-error.js';
import { ServerErrors } from '../../platform/server-errors/server-errors.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { User } from '../../members/users/user.entity.js';
import { failedPage } from './failed-page.js';
import { maintenancePage, staysOpenInMaintenance } from './maintenance-page.js';
import { notFoundPage } from './not-found-page.js';
import { PageServer } from './page-server.js';

/** Handles every URL that no other route matches: the public site decides what to show, including 404. */
@ApiExcludeController()
@Public()
@OpenInMaintenance()
@Controller()
export class WebController {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly pages: PageServer,
    private readonly settings: SettingsService,
    private readonly errors: ServerErrors,
  ) {}

  @Get(['/', '*path'])
  async page(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentUser() user: User | undefined,
  ): Promise<void> {
    if (/^\/(api|media|admin)(\/|$)/.test(request.path)) throw new NotFoundException();
    const { maintenanceMode, siteName } = this.settings.present;
    if (maintenanceMode && !user?.isAdmin && !staysOpenInMaintenance(request.path)) {
      const { status, headers, html } = maintenancePage(siteName);
      response.status(status).set(headers).send(html);
      return;
    }
    // A path like //host would be read as another host, or confused with a path with a single slash; a backslash, which
    // no browser sends, would be read as a slash.
    if (request.url.startsWith('//') || request.path.includes('\\')) {
      response.status(404).set('Cache-Control', 'no-store').type('html').send(notFoundPage(siteName));
      return;
    }
    try {
      await this.pages.sendRendered(request, response);
    } catch (error) {
      if (response.headersSent) throw error;
      const { status, headers, html } = failedPage(error, request.originalUrl, siteName);
      if (!(error instanceof BusyException)) {
        this.logger.error(`GET ${withoutToken(request.path)}`, error);
        this.errors.countError(status, `GET ${routePatternOf(request.path)}`, error);
      }
      response.status(status).set(headers).send(html);
    }
  }
}

/** A URL with a token grants access, so the token must not reach the log. */
const withoutToken = (path: string): string =>
  path.replace(/^(\/decisions|\/collections\/partagees)\/.+/, '$1/…');

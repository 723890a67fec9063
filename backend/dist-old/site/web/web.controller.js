function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Controller, Get, Logger, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { BusyException } from '../../platform/common/busy.exception.js';
import { Public } from '../../platform/common/access.decorator.js';
import { routePatternOf } from '../../platform/server-errors/anonymize-error.js';
import { ServerErrors } from '../../platform/server-errors/server-errors.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { failedPage } from './failed-page.js';
import { maintenancePage, staysOpenInMaintenance } from './maintenance-page.js';
import { notFoundPage } from './not-found-page.js';
import { PageServer } from './page-server.js';
export class WebController {
    pages;
    settings;
    errors;
    logger = new Logger('Pages');
    constructor(pages, settings, errors){
        this.pages = pages;
        this.settings = settings;
        this.errors = errors;
    }
    async page(request, response, user) {
        if (/^\/(api|media|admin)(\/|$)/.test(request.path)) throw new NotFoundException();
        const { maintenanceMode, siteName } = this.settings.present;
        if (maintenanceMode && !user?.isAdmin && !staysOpenInMaintenance(request.path)) {
            const { status, headers, html } = maintenancePage(siteName);
            response.status(status).set(headers).send(html);
            return;
        }
        // A path like //host would be read as another host, or confused with a path with a single slash.
        if (request.url.startsWith('//')) {
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
_ts_decorate([
    Get([
        '/',
        '*path'
    ]),
    _ts_param(0, Req()),
    _ts_param(1, Res()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], WebController.prototype, "page", null);
WebController = _ts_decorate([
    ApiExcludeController(),
    Public(),
    OpenInMaintenance(),
    Controller(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageServer === "undefined" ? Object : PageServer,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof ServerErrors === "undefined" ? Object : ServerErrors
    ])
], WebController);
/** A URL with a token grants access, so the token must not reach the log. */ const withoutToken = (path)=>path.replace(/^(\/decisions|\/collections\/partagees)\/.+/, "$1/\u2026");
//# sourceMappingURL=web.controller.js.map

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
import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { Config } from '../../config.js';
import { robotsText } from '../sitemap/robots.js';
import { SitemapService } from '../sitemap/sitemap.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { PageServer } from './page-server.js';
import { iconOf, manifestOf, openSearchOf } from './site-identity.js';
import { accentStyles, versionOf } from './site-look.js';
export class SiteFilesController {
    pages;
    sitemap;
    config;
    settings;
    constructor(pages, sitemap, config, settings){
        this.pages = pages;
        this.sitemap = sitemap;
        this.config = config;
        this.settings = settings;
    }
    /** Open in maintenance mode: without an answer, search engines stop crawling the site for days. */ async robots(request, response) {
        await this.pages.sendFile(request, response, 'text/plain', ()=>robotsText(this.config.publicUrl));
    }
    /** Open in maintenance mode, because the maintenance page leads to pages that administrators may use. */ styles(version, response) {
        const { accent } = this.settings.appearance;
        if (!accent) throw new NotFoundException("Ce fichier n\u2019existe pas.");
        const isThis = version === versionOf(accent);
        response.set('Cache-Control', isThis ? 'public, max-age=31536000, immutable' : 'no-cache').type('css').send(accentStyles(accent));
    }
    /** Requested by programs that have not read a page. */ icon(response) {
        response.set('Cache-Control', 'public, max-age=3600').redirect(302, iconOf(this.settings.appearance));
    }
    async manifest(request, response) {
        await this.pages.sendFile(request, response, 'application/manifest+json', ()=>manifestOf(this.identity()));
    }
    async openSearch(request, response) {
        const type = 'application/opensearchdescription+xml';
        await this.pages.sendFile(request, response, type, ()=>openSearchOf(this.identity()));
    }
    async sitemapIndex(request, response) {
        await this.pages.sendFile(request, response, 'application/xml', ()=>this.sitemap.index());
    }
    async sitemapOfPages(request, response) {
        await this.pages.sendFile(request, response, 'application/xml', ()=>this.sitemap.pages());
    }
    async sitemapOfTutorials(part, request, response) {
        const number = partOf(part);
        await this.pages.sendFile(request, response, 'application/xml', ()=>this.sitemap.tutorials(number));
    }
    async sitemapOfAuthors(part, request, response) {
        const number = partOf(part);
        await this.pages.sendFile(request, response, 'application/xml', ()=>this.sitemap.authors(number));
    }
    identity() {
        const { siteName: name, siteDescription: description } = this.settings.present;
        return {
            name,
            description,
            publicUrl: this.config.publicUrl,
            favicon: this.settings.appearance.favicon
        };
    }
}
_ts_decorate([
    Get('robots.txt'),
    OpenInMaintenance(),
    _ts_param(0, Req()),
    _ts_param(1, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], SiteFilesController.prototype, "robots", null);
_ts_decorate([
    Get('apparence.css'),
    OpenInMaintenance(),
    _ts_param(0, Query('v')),
    _ts_param(1, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", void 0)
], SiteFilesController.prototype, "styles", null);
_ts_decorate([
    Get('favicon.ico'),
    OpenInMaintenance(),
    _ts_param(0, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", void 0)
], SiteFilesController.prototype, "icon", null);
_ts_decorate([
    Get('manifest.webmanifest'),
    OpenInMaintenance(),
    _ts_param(0, Req()),
    _ts_param(1, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], SiteFilesController.prototype, "manifest", null);
_ts_decorate([
    Get('opensearch.xml'),
    _ts_param(0, Req()),
    _ts_param(1, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], SiteFilesController.prototype, "openSearch", null);
_ts_decorate([
    Get('sitemap.xml'),
    _ts_param(0, Req()),
    _ts_param(1, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], SiteFilesController.prototype, "sitemapIndex", null);
_ts_decorate([
    Get('sitemap-pages.xml'),
    _ts_param(0, Req()),
    _ts_param(1, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], SiteFilesController.prototype, "sitemapOfPages", null);
_ts_decorate([
    Get('sitemap-tutoriels-:part.xml'),
    _ts_param(0, Param('part')),
    _ts_param(1, Req()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], SiteFilesController.prototype, "sitemapOfTutorials", null);
_ts_decorate([
    Get('sitemap-auteurs-:part.xml'),
    _ts_param(0, Param('part')),
    _ts_param(1, Req()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], SiteFilesController.prototype, "sitemapOfAuthors", null);
SiteFilesController = _ts_decorate([
    ApiExcludeController(),
    Public(),
    Controller(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageServer === "undefined" ? Object : PageServer,
        typeof SitemapService === "undefined" ? Object : SitemapService,
        typeof Config === "undefined" ? Object : Config,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], SiteFilesController);
/** @throws NotFoundException for an invalid part number */ function partOf(part) {
    if (!/^(0|[1-9]\d{0,5})$/.test(part)) throw new NotFoundException("Ce fichier n\u2019existe pas.");
    return Number(part);
}
//# sourceMappingURL=site-files.controller.js.map

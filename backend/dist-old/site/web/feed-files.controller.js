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
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ProfilesService } from '../../members/profiles/profiles.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { feedPath } from '../feeds/feed.js';
import { FeedsService } from '../feeds/feeds.service.js';
import { PageServer } from './page-server.js';
export class FeedFilesController {
    pages;
    feeds;
    profiles;
    constructor(pages, feeds, profiles){
        this.pages = pages;
        this.feeds = feeds;
        this.profiles = profiles;
    }
    async atom(request, response, slug) {
        await this.pages.sendFile(request, response, 'application/atom+xml', ()=>this.feeds.write('atom', slug));
    }
    async rss(request, response, slug) {
        await this.pages.sendFile(request, response, 'application/rss+xml', ()=>this.feeds.write('rss', slug));
    }
    async atomOfAuthor(id, request, response) {
        await this.sendFeedOf(id, 'atom', request, response);
    }
    async rssOfAuthor(id, request, response) {
        await this.sendFeedOf(id, 'rss', request, response);
    }
    async atomOfTag(tag, request, response) {
        await this.sendFeedUnder(tag, 'atom', request, response);
    }
    async rssOfTag(tag, request, response) {
        await this.sendFeedUnder(tag, 'rss', request, response);
    }
    async sendFeedUnder(tag, format, request, response) {
        await this.pages.sendFile(request, response, `application/${format}+xml`, ()=>this.feeds.writeTagged(format, tag));
    }
    async sendFeedOf(id, format, request, response) {
        const { user } = await this.profiles.require(id);
        // The id of an account that was merged into another.
        if (user.id !== id) response.redirect(301, feedPath(format, `/auteurs/${user.id}`));
        else await this.pages.sendFile(request, response, `application/${format}+xml`, ()=>this.feeds.writeBy(format, user));
    }
}
_ts_decorate([
    Get([
        'flux/atom.xml',
        'domaines/:slug/flux/atom.xml'
    ]),
    _ts_param(0, Req()),
    _ts_param(1, Res()),
    _ts_param(2, Param('slug')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response,
        String
    ]),
    _ts_metadata("design:returntype", Promise)
], FeedFilesController.prototype, "atom", null);
_ts_decorate([
    Get([
        'flux/rss.xml',
        'domaines/:slug/flux/rss.xml'
    ]),
    _ts_param(0, Req()),
    _ts_param(1, Res()),
    _ts_param(2, Param('slug')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response,
        String
    ]),
    _ts_metadata("design:returntype", Promise)
], FeedFilesController.prototype, "rss", null);
_ts_decorate([
    Get('auteurs/:id/flux/atom.xml'),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Req()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], FeedFilesController.prototype, "atomOfAuthor", null);
_ts_decorate([
    Get('auteurs/:id/flux/rss.xml'),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Req()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], FeedFilesController.prototype, "rssOfAuthor", null);
_ts_decorate([
    Get('etiquettes/:tag/flux/atom.xml'),
    _ts_param(0, Param('tag')),
    _ts_param(1, Req()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], FeedFilesController.prototype, "atomOfTag", null);
_ts_decorate([
    Get('etiquettes/:tag/flux/rss.xml'),
    _ts_param(0, Param('tag')),
    _ts_param(1, Req()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], FeedFilesController.prototype, "rssOfTag", null);
FeedFilesController = _ts_decorate([
    ApiExcludeController(),
    Public(),
    Controller(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageServer === "undefined" ? Object : PageServer,
        typeof FeedsService === "undefined" ? Object : FeedsService,
        typeof ProfilesService === "undefined" ? Object : ProfilesService
    ])
], FeedFilesController);
//# sourceMappingURL=feed-files.controller.js.map

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
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import { MarkdownRenderer } from '../../content/markdown/markdown-renderer.service.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { isSitePage, sitePageNames } from './site-pages.js';
import { SitePageVersion } from './site-page-version.entity.js';
const HISTORY = 50;
const OPENING = 300;
const collision = ()=>new ConflictException("Cette page a \xe9t\xe9 chang\xe9e entre-temps. Rechargez-la avant de l\u2019enregistrer.");
export class SitePagesService {
    versions;
    renderer;
    settings;
    audit;
    constructor(versions, renderer, settings, audit, images){
        this.versions = versions;
        this.renderer = renderer;
        this.settings = settings;
        this.audit = audit;
        // Every version may be restored, so its images are kept.
        images.registerTexts(async function*() {
            for (const page of sitePageNames){
                for (const { source } of (await versions.findBy({
                    page
                })))yield {
                    source
                };
            }
        });
    }
    /** The operator's text of a page. @throws NotFoundException */ async own(page) {
        const version = isSitePage(page) ? await this.latest(this.versions.manager, page) : undefined;
        if (!version?.html) throw new NotFoundException("Cette page a son texte d\u2019origine.");
        return {
            ...version,
            html: version.html
        };
    }
    async list() {
        const { manager } = this.versions;
        return Promise.all(sitePageNames.map(async (page)=>[
                page,
                await this.latest(manager, page)
            ]));
    }
    /** Versions, latest first. @throws NotFoundException */ async history(page) {
        const known = requireSitePage(page);
        const order = {
            id: 'DESC'
        };
        const relations = {
            author: true
        };
        const versions = await this.versions.find({
            where: {
                page: known
            },
            order,
            relations,
            take: HISTORY
        });
        return {
            page: known,
            versions
        };
    }
    /**
   * Saves a new version of a page's text.
   * @param source null restores the built-in text
   * @throws NotFoundException; ConflictException when another version was saved meanwhile; UnrenderableTextException
   */ async write(page, source, replaces, { id: actorId }) {
        const known = requireSitePage(page);
        const rendered = source === null ? undefined : await this.renderer.renderFor(actorId, source);
        const row = {
            page: known,
            source,
            html: rendered?.html ?? null,
            opening: rendered?.opening.slice(0, OPENING) ?? '',
            authorId: actorId,
            createdAt: new Date()
        };
        const store = async (manager)=>{
            await this.settings.lock(manager, 'ownPages');
            if (((await this.latest(manager, known))?.id ?? 0) !== replaces) throw collision();
            await manager.insert(SitePageVersion, row);
            const action = source === null ? 'page.reset' : 'page.write';
            await this.audit.record(manager, {
                actorId,
                action,
                targetType: 'page',
                after: {
                    page: known
                }
            });
        };
        await this.settings.change({}, store, async (manager)=>({
                ownPages: await this.ownPages(manager)
            }));
    }
    /** Current version of each customized page; cached pages are invalidated by it. */ async ownPages(manager) {
        const found = [];
        for (const page of sitePageNames){
            const latest = await this.latest(manager, page);
            if (latest?.source) found.push([
                page,
                latest.id
            ]);
        }
        return Object.fromEntries(found);
    }
    async latest(manager, page) {
        const [latest] = await manager.find(SitePageVersion, {
            where: {
                page
            },
            order: {
                id: 'DESC'
            },
            take: 1
        });
        return latest;
    }
}
SitePagesService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(SitePageVersion)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof MarkdownRenderer === "undefined" ? Object : MarkdownRenderer,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof UploadedImagesService === "undefined" ? Object : UploadedImagesService
    ])
], SitePagesService);
function requireSitePage(page) {
    if (!isSitePage(page)) throw new NotFoundException("Cette page n\u2019existe pas.");
    return page;
}
//# sourceMappingURL=site-pages.service.js.map

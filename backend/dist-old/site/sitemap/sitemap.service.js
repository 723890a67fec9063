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
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Injectable, NotFoundException } from '@nestjs/common';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { Config } from '../../config.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { IDS_PER_PART, SitemapParts } from './sitemap-parts.js';
import { SitemapRepository } from './sitemap.repository.js';
const staticPages = [
    '/',
    '/catalogue',
    '/tutoriels',
    '/domaines',
    '/apprentissage',
    '/recherche',
    '/comment-ca-marche',
    '/devenir-contributeur',
    '/faq',
    '/contact',
    '/mentions-legales',
    '/confidentialite',
    '/conditions-utilisation',
    '/cookies',
    '/accessibilite',
    '/mesure-de-la-recherche',
    '/moderation'
];
export class SitemapService {
    sitemap;
    parts;
    domains;
    config;
    constructor(sitemap, parts, domains, config){
        this.sitemap = sitemap;
        this.parts = parts;
        this.domains = domains;
        this.config = config;
    }
    /** A tutorial always stays in the same part, so that a change affects one part. */ async index() {
        const known = [
            ...await this.parts.read()
        ];
        const parts = known.map(([part, changed])=>({
                path: `/sitemap-tutoriels-${part}.xml`,
                changed
            }));
        const authors = (await this.sitemap.partsOfAuthors(IDS_PER_PART)).map((part)=>({
                path: `/sitemap-auteurs-${part}.xml`
            }));
        return this.write([
            {
                path: '/sitemap-pages.xml'
            },
            ...parts,
            ...authors
        ], new SitemapIndexStream());
    }
    async pages() {
        const latest = await this.sitemap.latestInDomains();
        const domains = await this.domains.findListed();
        const paths = await this.sitemap.publishedPaths();
        return this.writePart([
            ...staticPages.map((path)=>({
                    path
                })),
            ...domains.map(({ id, slug })=>({
                    path: `/domaines/${slug}`,
                    changed: latest.get(id)
                })),
            ...paths.map(({ id })=>({
                    path: `/parcours/${id}`
                }))
        ]);
    }
    /** @throws NotFoundException for an empty part */ async tutorials(part) {
        const firstId = part * IDS_PER_PART;
        const tutorials = await this.sitemap.tutorialsBetween(firstId, firstId + IDS_PER_PART - 1);
        if (tutorials.length === 0) throw noSuchPart();
        return this.writePart(tutorials.map(({ id, updatedAt })=>({
                path: `/tutoriels/${id}`,
                changed: updatedAt
            })));
    }
    /** Pages of authors. @throws NotFoundException for an empty part */ async authors(part) {
        const firstId = part * IDS_PER_PART;
        const ids = await this.sitemap.authorsBetween(firstId, firstId + IDS_PER_PART - 1);
        if (ids.length === 0) throw noSuchPart();
        return this.writePart(ids.map((id)=>({
                path: `/auteurs/${id}`
            })));
    }
    async writePart(entries) {
        const xmlns = {
            news: false,
            xhtml: false,
            image: false,
            video: false
        };
        return this.write(entries, new SitemapStream({
            xmlns
        }));
    }
    async write(entries, stream) {
        const addresses = entries.map(({ path, changed })=>({
                url: this.config.publicUrl + path,
                ...changed ? {
                    lastmod: changed.toISOString()
                } : {}
            }));
        return text(Readable.from(addresses).pipe(stream));
    }
}
SitemapService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SitemapRepository === "undefined" ? Object : SitemapRepository,
        typeof SitemapParts === "undefined" ? Object : SitemapParts,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof Config === "undefined" ? Object : Config
    ])
], SitemapService);
function noSuchPart() {
    return new NotFoundException("Cette partie du plan du site n\u2019existe pas.");
}
//# sourceMappingURL=sitemap.service.js.map

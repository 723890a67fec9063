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
import { siteZone } from '../../platform/zone/site-zone.js';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { DomainsService } from '../domains/domains.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { authorsOf } from '../tutorials/signature.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { fileName } from './file-name.js';
import { FileMaker } from './file-maker.js';
import { FileCache } from './file-cache.js';
/** Increment whenever the same tutorial gives different files. */ export const EXPORT_VERSION = 2;
export const fileTypes = {
    pdf: 'application/pdf',
    epub: 'application/epub+zip',
    html: 'text/html; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    zip: 'application/zip'
};
export class ExportsService {
    tutorials;
    domains;
    settings;
    maker;
    files;
    config;
    underWay = new Map();
    constructor(tutorials, domains, settings, maker, files, config){
        this.tutorials = tutorials;
        this.domains = domains;
        this.settings = settings;
        this.maker = maker;
        this.files = files;
        this.config = config;
    }
    /**
   * @throws NotFoundException
   * @throws ServiceUnavailableException when PDFs are unavailable
   */ async export(id, format, choices, reader) {
        await this.tutorials.require(id, reader);
        const tutorial = format === 'markdown' ? await this.tutorials.getWhole(id) : await this.tutorials.get(id);
        const domain = await this.domains.get(String(tutorial.domainId));
        const exported = {
            tutorial,
            domain,
            siteName: await this.settings.get('siteName')
        };
        const extension = extensionOf(tutorial, format, choices);
        const path = await this.pathOf(exported, format, choices, extension);
        return {
            path,
            name: fileName(tutorial.title, extension),
            type: fileTypes[extension]
        };
    }
    async pathOf(exported, format, choices, extension) {
        const size = choices.highQuality ? 'full' : 'page';
        const of = `${exported.tutorial.id}.${format}.${choices.images ? size : 'text'}`;
        const name = {
            of,
            version: this.versionOf(exported),
            extension
        };
        const known = await this.files.find(name);
        if (known) return known;
        // Concurrent requests share one file in the making.
        const key = `${of}.${name.version}`;
        const making = this.underWay.get(key) ?? this.maker.makeFile(exported, format, choices).then((parts)=>this.files.storeFile(name, parts)).finally(()=>this.underWay.delete(key));
        this.underWay.set(key, making);
        return making;
    }
    /** Hash of everything that a file shows; views, ratings and the like are left out. */ versionOf({ tutorial, domain, siteName }) {
        const { views, likes, ratingAverage, ratingCount, createdAt, ...shown } = tutorial;
        const site = [
            EXPORT_VERSION,
            siteZone(),
            this.config.publicUrl,
            siteName,
            domain.name,
            domain.slug
        ];
        return createHash('sha256').update(JSON.stringify([
            site,
            shown
        ])).digest('hex').slice(0, 32);
    }
}
ExportsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof FileMaker === "undefined" ? Object : FileMaker,
        typeof FileCache === "undefined" ? Object : FileCache,
        typeof Config === "undefined" ? Object : Config
    ])
], ExportsService);
/** Markdown with images becomes an archive. */ function extensionOf(tutorial, format, { images }) {
    if (format !== 'markdown') return format;
    const kept = [
        tutorial.image,
        ...authorsOf(tutorial).map(({ avatar })=>avatar),
        ...Object.values(tutorial.assets).map(({ url })=>url)
    ];
    return images && kept.some((address)=>address?.startsWith('/media/')) ? 'zip' : 'md';
}
//# sourceMappingURL=exports.service.js.map

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
import { inSiteZone, siteZone } from '../../platform/zone/site-zone.js';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { DomainsService } from '../domains/domains.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { namesOf } from './article.js';
import { ArticleMaker, placeOf } from './article-maker.js';
import { EXPORT_VERSION } from './exports.service.js';
import { FileCache } from './file-cache.js';
import { appendInformation } from './pdf-information.js';
import { PdfPrinter } from './pdf-printer.js';
/** File name prefix of books. */ export const BOOK_FILES = 'book-';
/** Hundreds of pages take time to print. */ const PRINT_MS = 180_000;
/** Characters of HTML. Twice as much would make the browser use four gigabytes to print. */ const MAX_TEXT_LENGTH = 4_000_000;
const MAX_IMAGE_BYTES = 150 * 1024 * 1024;
export const bookFormats = [
    'pdf',
    'epub'
];
/** Reason why the book can't be made, in French. */ export class BookError extends Error {
}
const writeDate = inSiteZone('fr-FR', {
    dateStyle: 'long'
});
export class BookMaker {
    tutorials;
    domains;
    settings;
    articles;
    printer;
    files;
    config;
    constructor(tutorials, domains, settings, articles, printer, files, config){
        this.tutorials = tutorials;
        this.domains = domains;
        this.settings = settings;
        this.articles = articles;
        this.printer = printer;
        this.files = files;
        this.config = config;
    }
    /**
   * @param onChapter called with the number of finished chapters; a rejection aborts the book
   * @returns the name of the file
   * @throws BookError, PrintError
   */ async makeBook(request, onChapter) {
        const exported = await this.gather(request.tutorialIds);
        if (exported.length === 0) throw new BookError("Aucun de ces tutoriels n\u2019est plus publi\xe9.");
        refuseTooLong(exported);
        const name = this.nameOf(request, exported);
        if (await this.files.find(name)) return this.files.fileNameOf(name);
        const chapters = [];
        const images = new Map();
        for (const [index, one] of exported.entries()){
            const prefix = request.format === 'pdf' ? `c${index + 1}-` : '';
            const made = await this.articles.makeArticle(one, request.format, request.choices, prefix);
            chapters.push(made);
            for (const image of made.images.values())images.set(image.name, image);
            refuseTooLarge(images);
            await onChapter(index + 1);
            // Yields to requests.
            await setImmediate();
        }
        const { epubPlaces, linkChapters, pdfPlaces } = await import('./book-links.js');
        await linkChapters(chapters, this.config.publicUrl, request.format === 'pdf' ? pdfPlaces : epubPlaces);
        const book = this.bind(request, exported, chapters, [
            ...images.values()
        ]);
        await this.files.storeFile(name, await (request.format === 'pdf' ? this.print(book) : makeEpub(book)));
        return this.files.fileNameOf(name);
    }
    async gather(ids) {
        const siteName = await this.settings.get('siteName');
        const domains = new Map((await this.domains.findAll()).map((domain)=>[
                domain.id,
                domain
            ]));
        const tutorials = await this.tutorials.readMany(ids);
        return tutorials.map((tutorial)=>({
                tutorial,
                domain: domains.get(tutorial.domainId),
                siteName
            }));
    }
    nameOf({ title, description, path, format, choices }, exported) {
        const shown = exported.map(({ tutorial, domain, siteName })=>{
            const { views, likes, ratingAverage, ratingCount, createdAt, ...rest } = tutorial;
            return [
                rest,
                domain.name,
                siteName
            ];
        });
        const site = [
            EXPORT_VERSION,
            siteZone(),
            this.config.publicUrl,
            title,
            description,
            path,
            choices
        ];
        const hash = createHash('sha256').update(JSON.stringify(site));
        for (const each of shown)hash.update(JSON.stringify(each));
        const version = hash.digest('hex').slice(0, 32);
        return {
            of: BOOK_FILES + version,
            version: 'all',
            extension: format
        };
    }
    bind(request, exported, chapters, images) {
        const tutorials = exported.map(({ tutorial })=>tutorial);
        const licences = new Set(tutorials.map(({ licence })=>licence));
        const changedAt = new Date(Math.max(...tutorials.map(({ updatedAt })=>updatedAt.getTime())));
        const count = tutorials.length === 1 ? '1\u00A0tutoriel' : `${tutorials.length}\u00A0tutoriels`;
        return {
            title: request.title,
            description: request.description,
            authors: [
                ...new Set(tutorials.flatMap(namesOf))
            ],
            subjects: [
                ...new Set(exported.map(({ domain })=>domain.name))
            ],
            licence: licences.size === 1 ? tutorials[0].licence : null,
            address: this.config.publicUrl + request.path,
            publisher: exported[0].siteName,
            date: changedAt,
            changedAt,
            articles: chapters.map(({ article })=>article),
            images,
            facts: [
                count,
                writeDate(changedAt)
            ]
        };
    }
    async print(book) {
        const { pdfBook } = await import('./pdf-book.js');
        const { html, fonts } = await pdfBook(book);
        const attachments = new Map(fonts);
        for (const image of book.images)attachments.set(placeOf(image, 'pdf'), image);
        const information = {
            Title: book.title,
            Author: book.authors.join(', '),
            Subject: book.description,
            Keywords: book.subjects.join(', '),
            Creator: book.publisher
        };
        return appendInformation(await this.printer.print(html, attachments, PRINT_MS), information, book.changedAt);
    }
}
BookMaker = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof ArticleMaker === "undefined" ? Object : ArticleMaker,
        typeof PdfPrinter === "undefined" ? Object : PdfPrinter,
        typeof FileCache === "undefined" ? Object : FileCache,
        typeof Config === "undefined" ? Object : Config
    ])
], BookMaker);
async function makeEpub(book) {
    const { buildEpub } = await import('./epub.js');
    return buildEpub(book);
}
function refuseTooLong(exported) {
    const length = exported.reduce((sum, { tutorial })=>sum + tutorial.content.length, 0);
    if (length > MAX_TEXT_LENGTH) {
        throw new BookError("Ces tutoriels sont trop longs pour un seul fichier. Demandez-en moins \xe0 la fois.");
    }
}
function refuseTooLarge(images) {
    const bytes = [
        ...images.values()
    ].reduce((sum, image)=>sum + image.bytes.length, 0);
    if (bytes > MAX_IMAGE_BYTES) {
        throw new BookError("Les images d\xe9passent 150 Mo. Demandez le fichier sans la haute qualit\xe9, ou sans images.");
    }
}
//# sourceMappingURL=book-maker.js.map

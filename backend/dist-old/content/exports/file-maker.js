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
import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { authorsOf } from '../tutorials/signature.js';
import { placeOf, ArticleMaker } from './article-maker.js';
import { screenStyles } from './article-styles.js';
import { namesOf } from './article.js';
import { ExportImages } from './export-images.js';
import { fileName } from './file-name.js';
import { appendInformation } from './pdf-information.js';
import { PdfPrinter, PrintError } from './pdf-printer.js';
import { zip } from './zip.js';
export const PDF_FAILED = "Impossible de g\xe9n\xe9rer le PDF. Veuillez r\xe9essayer.";
const HTML_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
export class FileMaker {
    articles;
    images;
    printer;
    logger = new Logger(FileMaker.name);
    constructor(articles, images, printer){
        this.articles = articles;
        this.images = images;
        this.printer = printer;
    }
    /**
   * @returns the file in parts
   * @throws ServiceUnavailableException when PDFs are unavailable
   */ async makeFile(exported, format, choices) {
        if (format === 'markdown') return this.makeMarkdown(exported, choices);
        const { article, images } = await this.articles.makeArticle(exported, format, choices);
        if (format === 'pdf') return this.makePdf(article, images);
        if (format === 'epub') return makeEpub(article, images);
        const { htmlDocument } = await import('./html-document.js');
        return [
            Buffer.from(htmlDocument(article, {
                styles: screenStyles,
                policy: HTML_POLICY
            }))
        ];
    }
    async makePdf(article, images) {
        const { pdfDocument } = await import('./pdf-document.js');
        const { html, fonts } = await pdfDocument(article);
        const attachments = new Map(fonts);
        for (const image of images.values())attachments.set(placeOf(image, 'pdf'), image);
        const { title, description, tags, updatedAt } = article.tutorial;
        try {
            const pdf = await this.printer.print(html, attachments);
            const information = {
                Title: title,
                Author: namesOf(article.tutorial).join(', '),
                Subject: description,
                Keywords: tags.join(', '),
                Creator: article.siteName
            };
            return appendInformation(pdf, information, updatedAt);
        } catch (error) {
            if (!(error instanceof PrintError)) throw error;
            this.logger.warn(`PDF du tutoriel ${article.tutorial.id} : ${error.message}`);
            throw new ServiceUnavailableException(PDF_FAILED);
        }
    }
    async makeMarkdown(exported, choices) {
        const { tutorial, domain } = exported;
        const addresses = [
            tutorial.image,
            ...authorsOf(tutorial).map(({ avatar })=>avatar),
            ...Object.values(tutorial.assets).map(({ url })=>url)
        ];
        const images = new Map();
        for (const address of choices.images ? addresses : []){
            // Always the originals, so that an import restores the tutorial exactly.
            const found = address && await this.images.original(address);
            if (found) images.set(address, found);
        }
        const { markdownFile } = await import('./markdown-file.js');
        const file = markdownFile({
            tutorial,
            domainSlug: domain.slug,
            address: this.articles.addressOf(tutorial),
            images
        });
        if (images.size === 0) return [
            Buffer.from(file.text)
        ];
        const name = fileName(tutorial.title, 'md');
        const entries = [
            {
                path: `${file.folder}${name}`,
                bytes: Buffer.from(file.text)
            }
        ];
        for (const [path, { bytes }] of file.images)entries.push({
            path,
            bytes,
            stored: true
        });
        return zip(entries);
    }
}
FileMaker = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ArticleMaker === "undefined" ? Object : ArticleMaker,
        typeof ExportImages === "undefined" ? Object : ExportImages,
        typeof PdfPrinter === "undefined" ? Object : PdfPrinter
    ])
], FileMaker);
async function makeEpub(article, images) {
    const { buildEpub } = await import('./epub.js');
    const { title, description, tags, licence, date, updatedAt } = article.tutorial;
    return buildEpub({
        title,
        description,
        authors: namesOf(article.tutorial),
        subjects: tags,
        licence,
        address: article.address,
        publisher: article.siteName,
        date,
        changedAt: updatedAt,
        articles: [
            article
        ],
        images: [
            ...images.values()
        ]
    });
}
//# sourceMappingURL=file-maker.js.map

import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { fold } from '@passerelle/api-client/fold';
import { authorsOf } from '../tutorials/signature.js';
import { placeOf, ArticleMaker, type Exported, type Images } from './article-maker.js';
import { screenStyles } from './article-styles.js';
import { namesOf, type Article } from './article.js';
import { ExportImages } from './export-images.js';
import type { ExportChoices, ExportFormat } from './exports.dto.js';
import { appendInformation } from './pdf-information.js';
import { PdfPrinter, PrintError } from './pdf-printer.js';
import type { Attachments } from './print-page.js';
import { zip, type ZipEntry } from './zip.js';

export const PDF_FAILED = 'Impossible de générer le PDF. Veuillez réessayer.';
const HTML_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** Makes a file of a tutorial. The modules of each format are loaded on first use. */
@Injectable()
export class FileMaker {
  private readonly logger = new Logger(FileMaker.name);

  constructor(
    private readonly articles: ArticleMaker,
    private readonly images: ExportImages,
    private readonly printer: PdfPrinter,
  ) {}

  /**
   * @returns the file in parts
   * @throws ServiceUnavailableException when PDFs are unavailable
   */
  async makeFile(exported: Exported, format: ExportFormat, choices: ExportChoices): Promise<Uint8Array[]> {
    if (format === 'markdown') return this.makeMarkdown(exported, choices);
    const { article, images } = await this.articles.makeArticle(exported, format, choices);
    if (format === 'pdf') return this.makePdf(article, images);
    if (format === 'epub') return makeEpub(article, images);
    const { htmlDocument } = await import('./html-document.js');
    return [Buffer.from(htmlDocument(article, { styles: screenStyles, policy: HTML_POLICY }))];
  }

  private async makePdf(article: Article, images: Images): Promise<Uint8Array[]> {
    const { pdfDocument } = await import('./pdf-document.js');
    const { html, fonts } = await pdfDocument(article);
    const attachments: Attachments = new Map(fonts);
    for (const image of images.values()) attachments.set(placeOf(image, 'pdf'), image);
    const { title, description, tags, updatedAt } = article.tutorial;
    try {
      const pdf = await this.printer.print(html, attachments);
      const information = {
        Title: title,
        Author: namesOf(article.tutorial).join(', '),
        Subject: description,
        Keywords: tags.join(', '),
        Creator: article.siteName,
      };
      return appendInformation(pdf, information, updatedAt);
    } catch (error) {
      if (!(error instanceof PrintError)) throw error;
      this.logger.warn(`PDF du tutoriel ${article.tutorial.id} : ${error.message}`);
      throw new ServiceUnavailableException(PDF_FAILED);
    }
  }

  private async makeMarkdown(exported: Exported, choices: ExportChoices): Promise<Uint8Array[]> {
    const { tutorial, domain } = exported;
    const addresses = [
      tutorial.image,
      ...authorsOf(tutorial).map(({ avatar }) => avatar),
      ...Object.values(tutorial.assets).map(({ url }) => url),
    ];
    const images: Images = new Map();
    for (const address of choices.images ? addresses : []) {
      // Always the originals, so that an import restores the tutorial exactly.
      const found = address && (await this.images.original(address));
      if (found) images.set(address, found);
    }
    const { markdownFile } = await import('./markdown-file.js');
    const file = markdownFile({
      tutorial,
      domainSlug: domain.slug,
      address: this.articles.addressOf(tutorial),
      images,
    });
    if (images.size === 0) return [Buffer.from(file.text)];
    const name = fileName(tutorial.title, 'md');
    const entries: ZipEntry[] = [{ path: `${file.folder}${name}`, bytes: Buffer.from(file.text) }];
    for (const [path, { bytes }] of file.images) entries.push({ path, bytes, stored: true });
    return zip(entries);
  }
}

async function makeEpub(article: Article, images: Images): Promise<Uint8Array[]> {
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
    articles: [article],
    images: [...images.values()],
  });
}

const MAX_LENGTH = 80;

/** File name for a title, with characters that every system accepts. */
export function fileName(title: string, extension: string): string {
  const name = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return `${name || 'tutoriel'}.${extension}`;
}

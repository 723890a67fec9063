import { inSiteZone, siteZone } from '../../platform/zone/site-zone.js';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { DomainsService } from '../domains/domains.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { namesOf } from './article.js';
import { ArticleMaker, placeOf, type Exported, type MadeArticle } from './article-maker.js';
import type { Book } from './book.js';
import type { ExportImage } from './export-images.js';
import type { ExportChoices, ExportFormat } from './exports.dto.js';
import { EXPORT_VERSION } from './exports.service.js';
import { FileCache, type CachedFile } from './file-cache.js';
import { appendInformation } from './pdf-information.js';
import { PdfPrinter } from './pdf-printer.js';
import type { Attachments } from './print-page.js';

/** File name prefix of books. */
export const BOOK_FILES = 'book-';
/** Hundreds of pages take time to print. */
const PRINT_MS = 180_000;
/** Characters of HTML. Twice as much would make the browser use four gigabytes to print. */
const MAX_TEXT_LENGTH = 4_000_000;
const MAX_IMAGE_BYTES = 150 * 1024 * 1024;

export const bookFormats = ['pdf', 'epub'] as const satisfies ExportFormat[];
export type BookFormat = (typeof bookFormats)[number];

export interface BookRequest {
  title: string;
  description: string;
  /** Its path on the site. */
  path: string;
  /** In chapter order; unpublished ones are skipped. */
  tutorialIds: number[];
  format: BookFormat;
  choices: ExportChoices;
}

/** Reason why the book can't be made, in French. */
export class BookError extends Error {}

const writeDate = inSiteZone('fr-FR', { dateStyle: 'long' });

/** Makes one file of many tutorials, once per version of their content. */
@Injectable()
export class BookMaker {
  constructor(
    private readonly tutorials: TutorialsService,
    private readonly domains: DomainsService,
    private readonly settings: SettingsService,
    private readonly articles: ArticleMaker,
    private readonly printer: PdfPrinter,
    private readonly files: FileCache,
    private readonly config: Config,
  ) {}

  /**
   * @param onChapter called with the number of finished chapters; a rejection aborts the book
   * @returns the name of the file
   * @throws BookError, PrintError
   */
  async makeBook(request: BookRequest, onChapter: (done: number) => Promise<void>): Promise<string> {
    const exported = await this.gather(request.tutorialIds);
    if (exported.length === 0) throw new BookError('Aucun de ces tutoriels n’est plus publié.');
    refuseTooLong(exported);
    const name = this.nameOf(request, exported);
    if (await this.files.find(name)) return this.files.fileNameOf(name);
    const chapters: MadeArticle[] = [];
    const images = new Map<string, ExportImage>();
    for (const [index, one] of exported.entries()) {
      const prefix = request.format === 'pdf' ? `c${index + 1}-` : '';
      const made = await this.articles.makeArticle(one, request.format, request.choices, prefix);
      chapters.push(made);
      for (const image of made.images.values()) images.set(image.name, image);
      refuseTooLarge(images);
      await onChapter(index + 1);
      // Yields to requests.
      await setImmediate();
    }
    const { epubPlaces, linkChapters, pdfPlaces } = await import('./book-links.js');
    await linkChapters(chapters, this.config.publicUrl, request.format === 'pdf' ? pdfPlaces : epubPlaces);
    const book = this.bind(request, exported, chapters, [...images.values()]);
    await this.files.storeFile(name, await (request.format === 'pdf' ? this.print(book) : makeEpub(book)));
    return this.files.fileNameOf(name);
  }

  private async gather(ids: number[]): Promise<Exported[]> {
    const siteName = await this.settings.get('siteName');
    const domains = new Map((await this.domains.findAll()).map((domain) => [domain.id, domain]));
    const tutorials = await this.tutorials.readMany(ids);
    return tutorials.map((tutorial) => ({ tutorial, domain: domains.get(tutorial.domainId)!, siteName }));
  }

  private nameOf(
    { title, description, path, format, choices }: BookRequest,
    exported: Exported[],
  ): CachedFile {
    const shown = exported.map(({ tutorial, domain, siteName }) => {
      const { views, likes, ratingAverage, ratingCount, createdAt, ...rest } = tutorial;
      return [rest, domain.name, siteName];
    });
    const site = [EXPORT_VERSION, siteZone(), this.config.publicUrl, title, description, path, choices];
    const hash = createHash('sha256').update(JSON.stringify(site));
    for (const each of shown) hash.update(JSON.stringify(each));
    const version = hash.digest('hex').slice(0, 32);
    return { of: BOOK_FILES + version, version: 'all', extension: format };
  }

  private bind(
    request: BookRequest,
    exported: Exported[],
    chapters: MadeArticle[],
    images: ExportImage[],
  ): Book {
    const tutorials = exported.map(({ tutorial }) => tutorial);
    const licences = new Set(tutorials.map(({ licence }) => licence));
    const changedAt = new Date(Math.max(...tutorials.map(({ updatedAt }) => updatedAt.getTime())));
    const count = tutorials.length === 1 ? '1\u00A0tutoriel' : `${tutorials.length}\u00A0tutoriels`;
    return {
      title: request.title,
      description: request.description,
      authors: [...new Set(tutorials.flatMap(namesOf))],
      subjects: [...new Set(exported.map(({ domain }) => domain.name))],
      licence: licences.size === 1 ? tutorials[0]!.licence : null,
      address: this.config.publicUrl + request.path,
      publisher: exported[0]!.siteName,
      date: changedAt,
      changedAt,
      articles: chapters.map(({ article }) => article),
      images,
      facts: [count, writeDate(changedAt)],
    };
  }

  private async print(book: Book): Promise<Uint8Array[]> {
    const { pdfBook } = await import('./pdf-book.js');
    const { html, fonts } = await pdfBook(book);
    const attachments: Attachments = new Map(fonts);
    for (const image of book.images) attachments.set(placeOf(image, 'pdf'), image);
    const information = {
      Title: book.title,
      Author: book.authors.join(', '),
      Subject: book.description,
      Keywords: book.subjects.join(', '),
      Creator: book.publisher,
    };
    return appendInformation(
      await this.printer.print(html, attachments, PRINT_MS),
      information,
      book.changedAt,
    );
  }
}

async function makeEpub(book: Book): Promise<Uint8Array[]> {
  const { buildEpub } = await import('./epub.js');
  return buildEpub(book);
}

function refuseTooLong(exported: Exported[]): void {
  const length = exported.reduce((sum, { tutorial }) => sum + tutorial.content.length, 0);
  if (length > MAX_TEXT_LENGTH) {
    throw new BookError('Ces tutoriels sont trop longs pour un seul fichier. Demandez-en moins à la fois.');
  }
}

function refuseTooLarge(images: Map<string, ExportImage>): void {
  const bytes = [...images.values()].reduce((sum, image) => sum + image.bytes.length, 0);
  if (bytes > MAX_IMAGE_BYTES) {
    throw new BookError(
      'Les images dépassent 150 Mo. Demandez le fichier sans la haute qualité, ou sans images.',
    );
  }
}

import { Injectable } from '@nestjs/common';
import { repeatsOpening, withoutRepeatedTitle } from '@passerelle/api-client/said-once';
import { Config } from '../../config.js';
import type { Domain } from '../domains/domain.entity.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import type { AnchorNames } from './article-tree.js';
import type { Article } from './article.js';
import { ExportImages, type ExportImage } from './export-images.js';
import type { ExportChoices, ExportFormat } from './exports.dto.js';

/** The data that a file is made from. */
export interface Exported {
  tutorial: Tutorial;
  domain: Domain;
  siteName: string;
}

/** By their addresses on the site. */
export type Images = Map<string, ExportImage>;

type PageFormat = Exclude<ExportFormat, 'markdown'>;

export interface MadeArticle {
  article: Article;
  images: Images;
  anchors: AnchorNames;
}

/** Turns tutorials into self-contained articles. */
@Injectable()
export class ArticleMaker {
  constructor(
    private readonly images: ExportImages,
    private readonly config: Config,
  ) {}

  /** @param anchorPrefix prefix of its ids in a document with several articles */
  async makeArticle(
    { tutorial, domain, siteName }: Exported,
    format: PageFormat,
    choices: ExportChoices,
    anchorPrefix?: string,
  ): Promise<MadeArticle> {
    // Loaded when needed: an HTML parser takes memory that a site without exports does not.
    const { headingsOf, imageAddresses, makeSelfContained, parseArticle, putNotesBeside, shortenAnchors } =
      await import('./article-tree.js');
    const tree = parseArticle(withoutRepeatedTitle(tutorial.content, tutorial.title));
    const { image } = tutorial;
    const addresses = [...imageAddresses(tree), ...(image ? [image] : [])];
    const images: Images = new Map();
    for (const address of choices.images ? addresses : []) {
      const found = await this.images.portable(address, choices.highQuality);
      if (found) images.set(address, found);
    }
    const places = new Map([...images].map(([address, found]) => [address, placeOf(found, format)]));
    makeSelfContained(tree, this.config.publicUrl, places);
    const shortens = format === 'pdf' || anchorPrefix !== undefined;
    const anchors: AnchorNames = shortens ? shortenAnchors(tree, anchorPrefix) : new Map<string, string>();
    const headings = headingsOf(tree);
    if (format === 'pdf') putNotesBeside(tree);
    const article = {
      tutorial,
      domainName: domain.name,
      siteName,
      lead: repeatsOpening(tutorial.description, tutorial.content) ? '' : tutorial.description,
      address: this.addressOf(tutorial),
      tree,
      headings,
      cover: image ? places.get(image) : undefined,
    };
    return { article, images, anchors };
  }

  addressOf({ id }: Pick<Tutorial, 'id'>): string {
    return `${this.config.publicUrl}/tutoriels/${id}`;
  }
}

export function placeOf({ name, type, bytes }: ExportImage, format: ExportFormat): string {
  if (format === 'html') return `data:${type};base64,${bytes.toString('base64')}`;
  return format === 'pdf' ? `/images/${name}` : `images/${name}`;
}

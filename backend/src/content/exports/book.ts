import { joinNames } from '../tutorials/signature.js';
import { namesOf, type Article } from './article.js';
import type { ExportImage } from './export-images.js';

/** Tutorials bound into one book. */
export interface Book {
  title: string;
  description: string;
  authors: string[];
  subjects: string[];
  licence: string | null;
  /** Permanent identifier. */
  address: string;
  publisher: string;
  date: Date;
  changedAt: Date;
  articles: Article[];
  /** Referenced by the articles under `images/`. */
  images: ExportImage[];
  /** Lines below the title on the title page; without them there is no title page. */
  facts?: string[];
}

/** Details of a chapter in the table of contents. */
export function chapterMetadata({ tutorial, domainName }: Article): string {
  return [domainName, joinNames(namesOf(tutorial))].join(' · ');
}

import { joinNames } from '../tutorials/signature.js';
import { namesOf, type Article } from './article.js';
import type { ExportImage } from './export-images.js';

/** Tutorials on their way out of the site, bound together. */
export interface Book {
  title: string;
  description: string;
  authors: string[];
  subjects: string[];
  licence: string | null;
  /** Names the book for good. */
  address: string;
  publisher: string;
  date: Date;
  changedAt: Date;
  articles: Article[];
  /** The articles know them under `images/`. */
  images: ExportImage[];
  /** What its title page says under the title; a book that has none begins with its first chapter. */
  facts?: string[];
}

/** What is told of a book's chapter in the contents. */
export function chapterFacts({ tutorial, domainName }: Article): string {
  return [domainName, joinNames(namesOf(tutorial))].join(' · ');
}

import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';

/** The newest tutorials of the site, or of a domain, author or tag. */
export interface Feed {
  title: string;
  description: string;
  siteName: string;
  /** URL of the HTML page with the same tutorials. */
  page: string;
  /** URL of the feed itself. */
  self: string;
  updated: Date;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Permanent URL, which also identifies the entry. */
  address: string;
  tutorial: Tutorial;
  /** The text, with absolute URLs. */
  html: string;
  domainName: string;
}

export const feedFormats = ['atom', 'rss'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** @param path of the HTML page the feed belongs to; empty for the whole site */
export function feedPath(format: FeedFormat, path: string): string {
  return `${path}/flux/${format}.xml`;
}

/** Domain and tags, without duplicates. */
export function categoriesOf({ domainName, tutorial }: FeedEntry): string[] {
  return [...new Set([domainName, ...tutorial.tags])];
}

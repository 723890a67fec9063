import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';

/** The newest tutorials of the site or of one domain, for programs that follow them. */
export interface Feed {
  title: string;
  description: string;
  siteName: string;
  /** The address of the page that shows the same. */
  page: string;
  /** Its own address. */
  self: string;
  updated: Date;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Where it can be read on the site; names it for good. */
  address: string;
  tutorial: Tutorial;
  /** Its text, every address in it complete. */
  html: string;
  domainName: string;
}

export const feedFormats = ['atom', 'rss'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** @param path of the page whose news it tells; empty for the whole site’s */
export function feedPath(format: FeedFormat, path: string): string {
  return `${path}/flux/${format}.xml`;
}

/** Under what a tutorial is filed, each word once. */
export function categoriesOf({ domainName, tutorial }: FeedEntry): string[] {
  return [...new Set([domainName, ...tutorial.tags])];
}

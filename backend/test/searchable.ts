import { IndexFeed } from '../src/content/search/index-feed.js';
import type { TestApp } from './app.js';

/** Waits until the search index is up to date. */
export async function untilSearchable({ nest }: TestApp): Promise<void> {
  await nest.get(IndexFeed).idle();
}

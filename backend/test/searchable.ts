import { IndexFeed } from '../src/content/search/index-feed.js';
import type { TestApp } from './app.js';

/** Resolves once search knows all that has happened. */
export async function untilSearchable({ nest }: TestApp): Promise<void> {
  await nest.get(IndexFeed).idle();
}

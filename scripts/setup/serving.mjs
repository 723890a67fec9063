import { nodeEnv } from './node-binary.mjs';

/** Left to itself Node takes some 50 MB for what has just come, most of which is over at once. */
export const servingOptions = ['--max-semi-space-size=4'];

/**
 * What has the system's allocator give back what is not used any more: with as many threads as there are here it would
 * keep a store for each, and never return a large piece once it has had one.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

/** Environment in which a server takes no more memory than it needs, unless told otherwise. */
export function servingEnv(extra = {}) {
  return { ...ALLOCATOR, ...nodeEnv(extra) };
}

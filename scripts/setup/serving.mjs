/**
 * By default Node reserves some 50 MB for new objects, most of which are garbage at once. Without a minimum V8, told to save
 * memory, would leave them half a megabyte and collect several times as often.
 */
export const servingOptions = ['--min-semi-space-size=2', '--max-semi-space-size=2'];

/**
 * Has glibc return freed memory: by default it keeps an arena per thread, each with gaps of its own, and after freeing one
 * large block it serves blocks of that size from the heap, which fragments.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

/** Environment of a server; the operator's own variables take precedence. */
export const servingEnv = Object.fromEntries(
  Object.entries(ALLOCATOR).map(([name, value]) => [name, process.env[name] ?? value]),
);

import { setFlagsFromString } from 'node:v8';

/**
 * The heap may grow by this much before garbage is collected. By default V8 lets it grow several times over, in proportion to
 * the machine's memory, which other processes need too.
 */
const GROWTH_PERCENT = 20;
/** Blocks that small buffers share. A kept one holds its whole block, which Node makes 64 KiB. */
const SHARED_BLOCK_BYTES = 8 * 1024;

setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
// Each collection moves objects together and returns free memory. As a command-line option it would also leave less
// room for new objects.
setFlagsFromString('--optimize-for-size');
// Otherwise a helper thread frees the compiler's memory, up to 10 MB, and only when it is idle.
setFlagsFromString('--no-maglev-destroy-on-background');
Buffer.poolSize = SHARED_BLOCK_BYTES;

// Imported after the settings above, because loading all modules makes the most garbage.
await import('./serve.js');

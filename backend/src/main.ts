import { setFlagsFromString } from 'node:v8';

/**
 * The heap may grow by this much before garbage is collected. By default V8 lets it grow several times over, in proportion to
 * the machine's memory, which other processes need too.
 */
const GROWTH_PERCENT = 20;
/** Blocks that small buffers share. A kept one holds its whole block, which Node makes 64 KiB. */
const SHARED_BLOCK_BYTES = 8 * 1024;

setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
// Has each collection move objects together and give back what is free. On the command line it would also leave new objects
// less room than they are given there.
setFlagsFromString('--optimize-for-size');
// Otherwise a helper thread frees what was used for compiling, up to 10 MB, and only when it has nothing else to do.
setFlagsFromString('--no-maglev-destroy-on-background');
Buffer.poolSize = SHARED_BLOCK_BYTES;

// Only now: loading all modules makes the most garbage.
await import('./serve.js');

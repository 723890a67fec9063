import { resolve } from 'node:path';
import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { serve } from '../setup/processes.mjs';

/**
 * Articles come one at a time: a small heap, above all a small part of it for what has just come, is tidied more
 * often, and the site beside it keeps its memory.
 */
const HEAP = ['--max-old-space-size=320', '--max-semi-space-size=4'];

/** Imports a folder of Markdown tutorials into the site's database; further arguments are passed on. */
export default async function importCommand([folder, ...rest]) {
  await install('site');
  await build(['backend']);
  // npm changes to the repository first; a relative folder is meant from where the reader typed it.
  const from = process.env.INIT_CWD ?? process.cwd();
  const args =
    folder && !folder.startsWith('-') ? [resolve(from, folder), ...rest] : [folder, ...rest].filter(Boolean);
  await serve(node(), [...HEAP, inRoot('backend/dist/content/import/import.cli.js'), ...args], {
    env: nodeEnv({ NODE_ENV: 'production' }),
  });
}

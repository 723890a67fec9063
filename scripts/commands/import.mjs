import { resolve } from 'node:path';
import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { serve } from '../setup/processes.mjs';

/**
 * Articles are processed one at a time, so a small heap with a small young generation is collected more often and
 * leaves memory to the site.
 */
const HEAP = ['--max-old-space-size=320', '--max-semi-space-size=4'];

/** Imports a folder of Markdown tutorials; further arguments are passed on. */
export default async function importCommand([folder, ...rest]) {
  install('site');
  await build(['backend']);
  // npm changes the working directory, so relative paths are resolved from where the command was typed.
  const from = process.env.INIT_CWD ?? process.cwd();
  const args =
    folder && !folder.startsWith('-') ? [resolve(from, folder), ...rest] : [folder, ...rest].filter(Boolean);
  await serve(node(), [...HEAP, inRoot('backend/dist/content/import/import.cli.js'), ...args], {
    env: nodeEnv({ NODE_ENV: 'production' }),
  });
}

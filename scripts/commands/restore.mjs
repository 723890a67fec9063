import { install } from '../setup/install.mjs';
import { build } from '../setup/build.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { serve } from '../setup/processes.mjs';

/** Restores a backup; arguments are passed on. */
export default async function restoreCommand(args) {
  install('site');
  await build(['backend']);
  await serve(node(), [inRoot('backend/dist/platform/backup/restore.cli.js'), ...args], {
    env: nodeEnv({ NODE_ENV: 'production' }),
  });
}

import { install } from '../setup/install.mjs';
import { build } from '../setup/build.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { serve } from '../setup/processes.mjs';

/** Makes a backup of the site; arguments are passed on. */
export default async function backupCommand(args) {
  install('site');
  await build(['backend']);
  await serve(node(), [inRoot('backend/dist/platform/backup/backup.cli.js'), ...args], {
    env: nodeEnv({ NODE_ENV: 'production' }),
  });
}

import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { serve } from '../setup/processes.mjs';

/** Installs and builds what is missing, then serves the site until stopped. */
export default async function start() {
  await install('site');
  await build();
  await serve(node(), [inRoot('backend/dist/main.js')], { env: nodeEnv({ NODE_ENV: 'production' }) });
}

import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';
import { node } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { serve } from '../setup/processes.mjs';
import { servingEnv, servingOptions } from '../setup/serving.mjs';

/** Installs and builds if necessary, then serves the site until stopped. */
export default async function start() {
  install('site');
  await build();
  await serve(node(), [...servingOptions, inRoot('backend/dist/main.js')], {
    env: servingEnv({ NODE_ENV: 'production' }),
  });
}

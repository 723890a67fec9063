import { build, COMPILE } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { launch, serve } from '../setup/processes.mjs';

/**
 * Serves the site with live reload: the server is recompiled and restarted on each change, and serves the public site
 * through Vite, as PASSERELLE_DEV requests.
 */
export default async function dev() {
  install('site');
  await build(['backend', 'styles', 'frontend-admin']);
  const watched = ['api-client', 'backend'];
  const watch = watched.map((workspace) => `--watch-path=${inRoot(workspace, 'src')}`);
  launch(node(), [...watch, '--watch-preserve-output', COMPILE, ...watched], { env: nodeEnv() });
  await serve(node(), ['--watch', '--watch-preserve-output', inRoot('backend/dist/main.js')], {
    env: nodeEnv({ NODE_ENV: 'development', PASSERELLE_DEV: '1' }),
  });
}

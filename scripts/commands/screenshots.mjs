import { chromium } from '../services/chromium.mjs';
import { build } from '../setup/build.mjs';
import { Failure } from '../setup/failure.mjs';
import { install } from '../setup/install.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot, packageFile } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';

/** Takes the pictures of the README and of shared links again, from the site as it is. */
export default async function screenshots() {
  await install();
  await build();
  const browser = await chromium();
  if ('missing' in browser) throw new Failure(`Pas de navigateur : ${browser.missing}.`);
  return run(node(), [packageFile('e2e', '@playwright/test/cli.js'), 'test', '-c', 'screenshots.config.ts'], {
    cwd: inRoot('e2e'),
    env: nodeEnv({ CHROMIUM_PATH: browser.path }),
  });
}

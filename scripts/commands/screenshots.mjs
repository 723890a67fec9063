import { parseArgs } from 'node:util';
import { chromium } from '../services/chromium.mjs';
import { build } from '../setup/build.mjs';
import { Failure } from '../setup/failure.mjs';
import { install } from '../setup/install.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot, packageFile } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';

/**
 * Retakes the pictures of the documentation and of shared links; returns the exit code. With --all it takes every route
 * instead, at both widths and in both themes, into e2e/report/screens.
 */
export default async function screenshots(args) {
  const { values } = parseArgs({ args, options: { all: { type: 'boolean', default: false } } });
  install();
  await build();
  const browser = await chromium();
  if ('missing' in browser) throw new Failure(`Pas de navigateur : ${browser.missing}.`);
  const project = values.all ? 'every-route' : 'published';
  const options = ['test', '--config', 'screenshots.config.ts', '--project', project, '--reporter=list'];
  return run(node(), [packageFile('e2e', '@playwright/test/cli.js'), ...options], {
    cwd: inRoot('e2e'),
    env: nodeEnv({ CHROMIUM_PATH: browser.path }),
  });
}

import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { browser } from '../services/browser.mjs';
import { inRoot } from '../setup/paths.mjs';

// Retakes the pictures of the documentation and of shared links. With --all it takes every route instead, at both
// widths and in both themes, into e2e/report/screens.
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const project = values.all ? 'every-route' : 'published';
const options = ['test', '--config', 'screenshots.config.ts', '--project', project, '--reporter=list'];
const { exitCode } = await execa('playwright', options, {
  cwd: inRoot('e2e'),
  env: { CHROMIUM_PATH: await browser() },
  stdio: 'inherit',
  reject: false,
});
process.exitCode = exitCode ?? 1;

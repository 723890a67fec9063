import { join } from 'node:path';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { ended, kill, launchService, must } from '../setup/processes.mjs';
import { say, step } from '../setup/progress.mjs';
import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const START_TIMEOUT_MS = 60_000;
const SHELL = 'chromium-headless-shell';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--remote-debugging-port=0',
];

/**
 * A Chromium that starts on this machine: the one named by CHROMIUM_PATH, else the system's, else the one in
 * the npm package @sparticuz/chromium, else Debian's where this process may install it.
 * @returns {Promise<{path: string} | {missing: string}>}
 */
export async function chromium() {
  if (process.env.CHROMIUM_PATH) return { path: process.env.CHROMIUM_PATH };
  const path = (await systemChromium()) ?? (await packagedChromium()) ?? (await debianChromium());
  return path
    ? { path }
    : { missing: 'ni CHROMIUM_PATH, ni Chromium installé ou livré par npm qui démarre ici' };
}

/**
 * A browser for the browser tests: Chromium without what would show it on a screen, which takes a third less of the
 * processor. It is the system's, or Debian's where this process may install it; without either, any Chromium.
 * @returns {Promise<{path: string} | {missing: string}>}
 */
export async function chromiumForTests() {
  if (process.env.CHROMIUM_PATH) return chromium();
  const path = (await systemShell()) ?? (await debianShell());
  return path ? { path } : chromium();
}

async function systemShell() {
  const path = findBinary(SHELL);
  return path && (await starts(path)) ? path : undefined;
}

async function debianShell() {
  return (await aptInstall(SHELL, 'fonts-dejavu-core')) ? systemShell() : undefined;
}

async function systemChromium() {
  // Ubuntu has a chromium-browser that only tells to install a snap: being there is not enough.
  const path = findBinary('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  return path && (await starts(path)) ? path : undefined;
}

async function packagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = temporaryFolder('chromium');
  const unpack = inRoot('backend/dist/content/exports/chromium/unpack-chromium.js');
  try {
    await step('Déballage du Chromium livré par npm', () =>
      must(node(), [unpack], { env: nodeEnv({ TMPDIR: folder }) }),
    );
    const path = join(folder, 'launch-chromium');
    return (await starts(path)) ? path : undefined;
  } catch (error) {
    say(error.message);
    return undefined;
  }
}

async function debianChromium() {
  return (await aptInstall('chromium', 'fonts-dejavu-core')) ? systemChromium() : undefined;
}

/** Whether it comes so far as to take orders, which is how the tests drive it. */
async function starts(path) {
  const profile = `--user-data-dir=${temporaryFolder('profile')}`;
  const child = launchService(path, [...FLAGS, profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: START_TIMEOUT_MS,
  });
  const ready = new Promise((resolve) => {
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('DevTools listening on')) resolve(true);
    });
    void ended(child).then(() => resolve(false));
  });
  const result = await ready;
  await kill(child);
  return result;
}

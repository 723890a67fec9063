import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import { makeFolder } from './data-folder.js';

type Source = Pick<Config, 'sessionSecret' | 'dataDir'>;

/** Secret for signed cookies, from the configuration or generated once in the data folder. */
export function sessionSecretOf({ sessionSecret, dataDir }: Source): string {
  return sessionSecret ?? keptSecret(dataDir);
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  makeFolder(dataDir);
  try {
    // Exclusive creation: of two processes that start at once, one writes and both read the same secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

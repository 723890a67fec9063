import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError, type Config } from '../../config.js';
import { isOutOfSpace } from './storage-errors.js';

const PRIVATE_UMASK = 0o077;
const OTHERS = 0o077;
const STICKY = 0o1000;

/** Names that the site itself creates in its data folder; the folder may hold other files, too. */
const OWN =
  /^(?:passerelle\.sqlite.*|admin-password|session-secret|backups|chromium|exports|logs|media|outbox|pages|search|upgrade-\w.*|\.re(?:store|hearsal)-.*)$/;

/**
 * Opens the data folder before it is used: creates it, tries to write, and closes it to the other accounts of this
 * machine. Only this account can open files made from now on.
 * @returns a file that others can still read, because another account owns it; undefined when there is none
 * @throws ConfigError when nothing can be written there
 */
export function openDataFolder({ dataDir }: Pick<Config, 'dataDir'>): string | undefined {
  process.umask(PRIVATE_UMASK);
  let own: string[];
  try {
    makeFolder(dataDir);
    tryWriting(dataDir);
    own = readdirSync(dataDir).filter((name) => OWN.test(name));
  } catch (error) {
    throw unwritable(dataDir, error);
  }
  for (const name of own) {
    const path = join(dataDir, name);
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      // Another process of the site may have removed it meanwhile, and a link may lead nowhere yet.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unwritable(path, error);
    }
  }
  return process.platform === 'win32' ? undefined : closeToOthers(dataDir, own);
}

/**
 * Creates a folder and those above it. Node’s own recursive creation never ends where the system answers that a folder
 * does not exist although the one above does, as in /proc.
 */
export function makeFolder(path: string, mode?: number): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process was faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function tryWriting(folder: string): void {
  try {
    rmdirSync(mkdtempSync(join(folder, '.start-')));
  } catch (error) {
    // A site on a full disk is still read, and its administrator signs in to make room (decision 26).
    if (!isOutOfSpace(error)) throw error;
  }
}

function unwritable(path: string, error: unknown): ConfigError {
  const { code } = error as NodeJS.ErrnoException;
  return new ConfigError(
    `La variable DATA_DIR désigne un dossier où ce compte ne peut pas écrire (${path} : ${code}) ; donnez-en un autre, ou le droit d’y écrire.`,
    { cause: error },
  );
}

/** Returns the first path that could not be closed. */
function closeToOthers(dataDir: string, own: readonly string[]): string | undefined {
  const failed: string[] = [];
  for (const name of own) closePath(join(dataDir, name), failed);
  // A folder with the sticky bit, such as /tmp, is meant for everybody.
  const { mode } = statSync(dataDir);
  if ((mode & STICKY) === 0) chmod(dataDir, mode, failed);
  return failed[0];
}

/** Content first: a closed folder is not searched again, because searching many images takes a while. */
function closePath(path: string, failed: string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) closePath(join(path, name), failed);
  chmod(path, found.mode, failed);
}

function chmod(path: string, mode: number, failed: string[]): void {
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failed.push(path);
  }
}

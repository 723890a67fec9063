import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

const MINIMUM = '24.15';
let chosen;

/** Path of the product's Node: the one npm has installed, else the current one if it is new enough. */
export function node() {
  return (chosen ??= choose());
}

/** Environment with `node` and the installed tools first in PATH. */
export function nodeEnv(extra = {}) {
  const path = [dirname(node()), inRoot('node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

function choose() {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const own = inRoot('node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (process.execPath === own) return own;
  // On musl the file exists but does not start.
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Failure(
    `Passerelle a besoin de Node ${MINIMUM} ou plus récent\u00a0: celui-ci est le ${process.versions.node}, et npm n’a ` +
      `pas fourni de Node 24 qui démarre sur ${process.platform}-${process.arch}. Installez-le depuis https://nodejs.org.`,
  );
}

function isNewEnough(version) {
  return version.localeCompare(MINIMUM, 'en', { numeric: true }) >= 0;
}

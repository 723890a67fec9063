import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of server programs that are often not in PATH. */
const SERVER_FOLDERS = [
  '/usr/sbin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/usr/lib/openssh',
  '/usr/libexec/openssh',
];

/** Path of the first of these programs that this machine has, or undefined. */
export function findBinary(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

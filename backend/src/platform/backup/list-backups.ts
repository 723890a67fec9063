import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AUTOMATIC } from './backup.js';

export interface KeptBackup {
  /** Of its file. */
  name: string;
  bytes: number;
  createdAt: Date;
  /** Whether the site made it by itself, because it was time for one. */
  isAutomatic: boolean;
}

const NAME = /^(passerelle(?:-auto|-upgrade)?)-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)-(\d{3})Z\.zip(?:\.age)?$/;

/**
 * The archives in a folder that is ours, the latest first; each has been restored once when it was made. None where it
 * can’t be read: whoever writes to it is told why.
 */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const backups: KeptBackup[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const parts = NAME.exec(name);
    if (!parts) continue;
    const [, begin, day, hour, minute, second, ms] = parts;
    const createdAt = new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`);
    const { size } = await stat(join(folder, name));
    backups.push({ name, bytes: size, createdAt, isAutomatic: begin === AUTOMATIC });
  }
  return backups.sort((one, other) => +other.createdAt - +one.createdAt);
}

import { AUTOMATIC, POINT } from './backup-name.js';
import type { BackupStore } from './stores/store.js';

export interface KeptBackup {
  /** Of its file. */
  name: string;
  bytes: number;
  createdAt: Date;
  /** Whether the site made it by itself, because it was time for one. */
  isAutomatic: boolean;
}

const NAME =
  /^(passerelle(?:-auto|-upgrade|-point)?)-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)-(\d{3})Z\.(?:zip|zip\.age|manifest)$/;

/**
 * The backups in a place, the latest first; each has been restored once when it was made.
 * @throws BackupError when it can’t be reached
 */
export async function listBackups(store: BackupStore): Promise<KeptBackup[]> {
  return (await listAll(store)).filter(({ name }) => !isPoint(name));
}

/**
 * What the site can go back to between these, the latest first.
 * @throws BackupError when the place can’t be reached
 */
export async function listPoints(store: BackupStore): Promise<KeptBackup[]> {
  return (await listAll(store)).filter(({ name }) => isPoint(name));
}

const isPoint = (name: string) => name.startsWith(`${POINT}-`);

/** Both. @throws BackupError when the place can’t be reached */
export async function listAll(store: BackupStore): Promise<KeptBackup[]> {
  const backups: KeptBackup[] = [];
  for (const { name, bytes } of await store.list('')) {
    const parts = NAME.exec(name);
    if (!parts) continue;
    const [, begin, day, hour, minute, second, ms] = parts;
    const createdAt = new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`);
    backups.push({ name, bytes, createdAt, isAutomatic: begin === AUTOMATIC });
  }
  return backups.sort((one, other) => +other.createdAt - +one.createdAt);
}

import { AUTOMATIC, POINT } from './backup-name.js';
import type { BackupStore } from './stores/store.js';

export interface KeptBackup {
  /** File name. */
  name: string;
  bytes: number;
  createdAt: Date;
  /** Whether it was made on schedule. */
  isAutomatic: boolean;
}

const NAME =
  /^(passerelle(?:-auto|-upgrade|-point)?)-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)-(\d{3})Z\.(?:zip|zip\.age|manifest)$/;

/**
 * Backups in a store, latest first; each was test-restored when it was made.
 * @throws BackupError when the store cannot be reached
 */
export async function listBackups(store: BackupStore): Promise<KeptBackup[]> {
  return (await listAll(store)).filter(({ name }) => !isPoint(name));
}

/**
 * Recovery points in a store, latest first.
 * @throws BackupError when the store cannot be reached
 */
export async function listPoints(store: BackupStore): Promise<KeptBackup[]> {
  return (await listAll(store)).filter(({ name }) => isPoint(name));
}

const isPoint = (name: string) => name.startsWith(`${POINT}-`);

/** Backups and recovery points. @throws BackupError when the store cannot be reached */
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

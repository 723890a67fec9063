/** Why a backup or a restore failed. `message` is one French sentence for the operator. */
export class BackupError extends Error {}

export const FORMAT = 'passerelle-backup';
const FORMAT_VERSION = 1;

/**
 * A table in an archive: one JSON array per row and line, with the values of `columns`, in order of the primary key.
 */
export interface ArchivedTable {
  columns: string[];
  rows: number;
  /** Hash of the lines, in hexadecimal. */
  sha256: string;
  /** Next AUTO_INCREMENT id; null if the table has none. */
  nextId: number | null;
}

export interface ArchivedFile {
  /** Relative to the data folder, with slashes. */
  path: string;
  bytes: number;
  sha256: string;
}

/** Content of an archive: its last entry, against which all others are verified. */
export interface Manifest {
  format: typeof FORMAT;
  formatVersion: typeof FORMAT_VERSION;
  /** ISO 8601, in UTC. */
  createdAt: string;
  /** Names of the applied migrations. */
  migrations: string[];
  tables: Record<string, ArchivedTable>;
  files: ArchivedFile[];
}

export const MANIFEST = 'manifest.json';
export const tableEntry = (name: string) => `tables/${name}.jsonl`;
export const fileEntry = (path: string) => `files/${path}`;

export function createManifest(content: Omit<Manifest, 'format' | 'formatVersion'>): Manifest {
  return { format: FORMAT, formatVersion: FORMAT_VERSION, ...content };
}

/** @throws BackupError when the text is no manifest, or is one of a later version */
export function parseManifest(text: string): Manifest {
  const { format, formatVersion, ...content } = parse(text) as Manifest;
  if (format !== FORMAT) throw noArchive();
  if (formatVersion > FORMAT_VERSION) throw new BackupError(TOO_NEW);
  return createManifest(content);
}

export const noArchive = () => new BackupError('Ce fichier n’est pas une sauvegarde de Passerelle.');
export const damaged = (cause?: unknown) =>
  new BackupError('Cette sauvegarde est incomplète ou abîmée ; prenez-en une autre.', { cause });
export const withoutKey = () =>
  new BackupError('Cette sauvegarde est chiffrée ; donnez sa phrase secrète dans la variable BACKUP_KEY.');
export const otherKey = (cause: unknown) =>
  new BackupError('La phrase secrète de la variable BACKUP_KEY n’est pas celle de cette sauvegarde.', {
    cause,
  });
export const TOO_NEW =
  'Cette sauvegarde vient d’une version plus récente de Passerelle ; mettez le site à jour, puis recommencez.';

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    throw noArchive();
  }
}

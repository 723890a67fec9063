import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config, defaultBackupDir, isAddress } from '../../config.js';
import { BackupError } from '../../platform/backup/backup-error.js';
import { BY_CONTENT, isByContent } from '../../platform/backup/backup-name.js';
import { ContentArchive } from '../../platform/backup/content/content-archive.js';
import { openManifest, readHeader, type Sizes } from '../../platform/backup/content/content-manifest.js';
import { sweepParts } from '../../platform/backup/content/sweep-parts.js';
import { thinnedPoints } from '../../platform/backup/content/thinned-points.js';
import { wholeFile } from '../../platform/backup/content/whole-file.js';
import { outdated, type KeptPeriods } from '../../platform/backup/keeping-rule.js';
import { listBackups, listPoints, type KeptBackup } from '../../platform/backup/list-backups.js';
import { openStore, withStore } from '../../platform/backup/stores/open-store.js';
import { shownAddress } from '../../platform/backup/stores/shown-address.js';
import type { BackupStore } from '../../platform/backup/stores/store.js';

/** The console asks twice a second while a backup is under way: not somebody else’s server as often. */
const KNOWN_FOR_MS = 60_000;

export interface ListedBackup extends KeptBackup {
  /** What it added to those before it; null where it is one whole file. */
  addedBytes: number | null;
}

/** A backup as one file. */
export interface BackupFile {
  name: string;
  content: Readable;
  /** Undefined where it is made as it is read. */
  bytes?: number;
}

/** What lies where backups go. */
@Injectable()
export class KeptBackups {
  private known: { listing: Promise<ListedBackup[]>; at: number } | undefined;
  private knownPoints: { listing: Promise<KeptBackup[]>; at: number } | undefined;
  private last: ListedBackup[] = [];
  private readonly sizes = new Map<string, Sizes>();
  /** Why the list can’t be had at the moment; null where it can. */
  problem: string | null = null;

  constructor(private readonly config: Config) {}

  /** A path of this machine, or an address without a password. */
  get place(): string {
    return shownAddress(this.config.backupDir);
  }

  get isElsewhere(): boolean {
    return this.config.backupDir !== defaultBackupDir(this.config.dataDir);
  }

  get isEncrypted(): boolean {
    return this.config.backupKey !== undefined;
  }

  /** The latest first; what was there before where the place can’t be reached, and `problem` says so. */
  async list(): Promise<ListedBackup[]> {
    if (!this.known || this.isOld(this.known)) this.known = { listing: this.look(), at: Date.now() };
    return this.known.listing;
  }

  /** What the site can go back to between them, the latest first; nothing where the place can’t be reached. */
  async points(): Promise<KeptBackup[]> {
    return withStore(this.config.backupDir, this.config, listPoints).catch((error: unknown) => {
      if (error instanceof BackupError) return [];
      throw error;
    });
  }

  /** As they were when this was last asked, as far as the list is. */
  async seenPoints(): Promise<KeptBackup[]> {
    if (!this.knownPoints || this.isOld(this.knownPoints)) {
      this.knownPoints = { listing: this.points(), at: Date.now() };
    }
    return this.knownPoints.listing;
  }

  /** Has the next list be a new one. */
  forget(): void {
    this.known = undefined;
  }

  /** @throws BackupError when the place can’t be reached, or holds what can’t be read */
  async removeOutdated(periods: KeptPeriods): Promise<void> {
    await withStore(this.config.backupDir, this.config, async (store) => {
      const made = (await listBackups(store)).filter(({ isAutomatic }) => isAutomatic);
      for (const { name } of outdated(made, periods)) await store.remove(name);
      for (const { name } of thinnedPoints(await listPoints(store), new Date())) await store.remove(name);
      this.forget();
      await sweepParts(store);
    });
  }

  /**
   * One that is listed, as one file; undefined where there is none of that name.
   * @throws BackupError when the place can’t be reached, or the backup can’t be read
   */
  async read(name: string): Promise<BackupFile | undefined> {
    const backup = (await this.list()).find((each) => each.name === name);
    if (!backup) return undefined;
    const store = await openStore(this.config.backupDir, this.config);
    try {
      const file = isByContent(name)
        ? await this.assemble(store, name)
        : { name, content: await store.read(name), bytes: backup.bytes };
      file.content.once('close', () => void store.close());
      return file;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  private isOld({ at }: { at: number }): boolean {
    return Date.now() - at >= (isAddress(this.config.backupDir) ? KNOWN_FOR_MS : 0);
  }

  private async assemble(store: BackupStore, name: string): Promise<BackupFile> {
    const { backupKey } = this.config;
    const archive = await ContentArchive.open(store, await openManifest(store, name, backupKey));
    const ending = backupKey === undefined ? '.zip' : '.zip.age';
    return { name: name.replace(BY_CONTENT, ending), content: await wholeFile(archive, backupKey) };
  }

  private async look(): Promise<ListedBackup[]> {
    try {
      this.last = await withStore(this.config.backupDir, this.config, async (store) => {
        const listed = await listBackups(store);
        return Promise.all(listed.map((backup) => this.describe(store, backup)));
      });
      this.problem = null;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      this.problem = error.message;
    }
    return this.last;
  }

  /** Of a backup by content the parts weigh, which only its manifest tells. That never changes, and is read once. */
  private async describe(store: BackupStore, backup: KeptBackup): Promise<ListedBackup> {
    const { name } = backup;
    if (!isByContent(name)) return { ...backup, addedBytes: null };
    if (!this.sizes.has(name)) {
      const header = await readHeader(store, name).catch(orUndefined);
      if (!header) return { ...backup, addedBytes: null };
      this.sizes.set(name, { bytes: header.bytes, addedBytes: header.addedBytes });
    }
    return { ...backup, ...this.sizes.get(name)! };
  }
}

/** For what can’t be read: it is listed all the same. */
function orUndefined(error: unknown): undefined {
  if (!(error instanceof BackupError)) throw error;
}

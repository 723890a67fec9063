import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config, defaultBackupDir, isAddress } from '../../config.js';
import { BackupError } from '../../platform/backup/manifest.js';
import { BY_CONTENT, isByContent } from '../../platform/backup/backup-name.js';
import { ContentArchive } from '../../platform/backup/content/content-archive.js';
import { openManifest, readHeader, type Sizes } from '../../platform/backup/content/content-manifest.js';
import { sweepParts } from '../../platform/backup/content/sweep-parts.js';
import { outdatedPoints } from '../../platform/backup/content/outdated-points.js';
import { wholeFile } from '../../platform/backup/content/whole-file.js';
import { outdatedBackups, type RetentionPeriods } from '../../platform/backup/retention-rule.js';
import { listBackups, listPoints, type KeptBackup } from '../../platform/backup/list-backups.js';
import { openStore, withStore } from '../../platform/backup/stores/open-store.js';
import { type BackupStore, shownAddress } from '../../platform/backup/stores/store.js';

/** The console polls twice a second during a backup; a remote store must not be listed as often. */
const KNOWN_FOR_MS = MINUTE_MS;

export interface ListedBackup extends KeptBackup {
  /** Bytes added to the earlier backups; null for a single-file backup. */
  addedBytes: number | null;
}

/** A backup as a single file. */
export interface BackupFile {
  name: string;
  content: Readable;
  /** Undefined when the file is generated while streaming. */
  bytes?: number;
}

/** The backups in the configured store. */
@Injectable()
export class KeptBackups {
  private known: { listing: Promise<ListedBackup[]>; at: number } | undefined;
  private knownPoints: { listing: Promise<KeptBackup[]>; at: number } | undefined;
  private last: ListedBackup[] = [];
  private readonly sizes = new Map<string, Sizes>();
  /** Why the list is unavailable; null when it is available. */
  problem: string | null = null;

  constructor(private readonly config: Config) {}

  /** A local path, or a URL without its password. */
  get place(): string {
    return shownAddress(this.config.backupDir);
  }

  get isElsewhere(): boolean {
    return this.config.backupDir !== defaultBackupDir(this.config.dataDir);
  }

  get isEncrypted(): boolean {
    return this.config.backupKey !== undefined;
  }

  /** Latest first. If the store is unreachable, returns the last known list and sets `problem`. */
  async list(): Promise<ListedBackup[]> {
    if (!this.known || this.isOld(this.known)) this.known = { listing: this.loadList(), at: Date.now() };
    return this.known.listing;
  }

  /** Recovery points, latest first; empty if the store is unreachable. */
  async points(): Promise<KeptBackup[]> {
    return withStore(this.config.backupDir, this.config, listPoints).catch((error: unknown) => {
      if (error instanceof BackupError) return [];
      throw error;
    });
  }

  /** Recovery points, cached as long as the list of backups. */
  async cachedPoints(): Promise<KeptBackup[]> {
    if (!this.knownPoints || this.isOld(this.knownPoints)) {
      this.knownPoints = { listing: this.points(), at: Date.now() };
    }
    return this.knownPoints.listing;
  }

  /** Invalidates the cached list. */
  invalidateList(): void {
    this.known = undefined;
  }

  /** @throws BackupError when the store is unreachable or a manifest unreadable */
  async removeOutdated(periods: RetentionPeriods): Promise<void> {
    await withStore(this.config.backupDir, this.config, async (store) => {
      const made = (await listBackups(store)).filter(({ isAutomatic }) => isAutomatic);
      for (const { name } of outdatedBackups(made, periods)) await store.remove(name);
      for (const { name } of outdatedPoints(await listPoints(store), new Date())) await store.remove(name);
      this.invalidateList();
      await sweepParts(store);
    });
  }

  /**
   * A listed backup as a single file; undefined when there is none of that name.
   * @throws BackupError when the store is unreachable or the backup unreadable
   */
  async readBackup(name: string): Promise<BackupFile | undefined> {
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

  private async loadList(): Promise<ListedBackup[]> {
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

  /** The size of a content-addressed backup is in its manifest, which never changes and is read once. */
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

/** Lists unreadable backups too, without their size. */
function orUndefined(error: unknown): undefined {
  if (!(error instanceof BackupError)) throw error;
}

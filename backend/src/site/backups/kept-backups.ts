import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config, isAddress } from '../../config.js';
import { BackupError } from '../../platform/backup/backup-error.js';
import { outdated } from '../../platform/backup/keeping-rule.js';
import { listBackups, type KeptBackup } from '../../platform/backup/list-backups.js';
import { openStore, withStore } from '../../platform/backup/stores/open-store.js';
import { shownAddress } from '../../platform/backup/stores/shown-address.js';

/** The console asks twice a second while a backup is under way: not somebody else’s server as often. */
const KNOWN_FOR_MS = 60_000;

/** What lies where backups go. */
@Injectable()
export class KeptBackups {
  private known: { listing: Promise<KeptBackup[]>; at: number } | undefined;
  private last: KeptBackup[] = [];
  /** Why the list can’t be had at the moment; null where it can. */
  problem: string | null = null;

  constructor(private readonly config: Config) {}

  /** A path of this machine, or an address without a password. */
  get place(): string {
    return shownAddress(this.config.backupDir);
  }

  /** The latest first; what was there before where the place can’t be reached, and `problem` says so. */
  async list(): Promise<KeptBackup[]> {
    const keptMs = isAddress(this.config.backupDir) ? KNOWN_FOR_MS : 0;
    if (!this.known || Date.now() - this.known.at >= keptMs) {
      this.known = { listing: this.look(), at: Date.now() };
    }
    return this.known.listing;
  }

  /** Has the next list be a new one. */
  forget(): void {
    this.known = undefined;
  }

  async removeOutdated(): Promise<void> {
    await withStore(this.config.backupDir, this.config, async (store) => {
      const made = (await listBackups(store)).filter(({ isAutomatic }) => isAutomatic);
      for (const { name } of outdated(made)) await store.remove(name);
    });
    this.forget();
  }

  /**
   * The bytes of one that is listed; undefined where there is none of that name.
   * @throws BackupError when the place can’t be reached
   */
  async read(name: string): Promise<{ content: Readable; bytes: number } | undefined> {
    const backup = (await this.list()).find((each) => each.name === name);
    if (!backup) return undefined;
    const store = await openStore(this.config.backupDir, this.config);
    try {
      const content = await store.read(name);
      content.once('close', () => void store.close());
      return { content, bytes: backup.bytes };
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  private async look(): Promise<KeptBackup[]> {
    try {
      this.last = await withStore(this.config.backupDir, this.config, listBackups);
      this.problem = null;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      this.problem = error.message;
    }
    return this.last;
  }
}

import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config, isAddress } from '../../config.js';
import { FileCache } from '../../content/exports/file-cache.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { InvalidationClock } from '../../platform/cache/invalidation-clock.js';
import { DatabaseOptimizer } from '../maintenance/database-optimizer.js';
import { MaintenanceService } from '../maintenance/maintenance.service.js';
import { amount } from './amounts.js';
import { folderSize, type FolderSize } from './folder-size.js';
import { good, repair, watch, type CheckResult } from './condition.js';

export const diskParts = [
  'database',
  'media',
  'exports',
  'search',
  'backups',
  'logs',
  'outbox',
  'chromium',
  'pages',
  'pageFiles',
] as const;
export type DiskPart = (typeof diskParts)[number];
/** Data that can be regenerated, or is merely old. */
export const freeable = ['exports', 'logs', 'pages', 'pageFiles'] as const satisfies DiskPart[];
export type Freeable = (typeof freeable)[number];

export interface DiskUsage extends FolderSize {
  part: DiskPart;
  canBeFreed: boolean;
}

export interface Space {
  freeBytes: number;
  totalBytes: number;
}

const LITTLE_SHARE = 0.1;
/** Below this, no backup is made. */
const LITTLE_BYTES = 1024 ** 3;

/** Time limit of the measurement; sizes not finished by then are reported as minimums. */
const WALK_MS = 1500;

/** Free disk space, and the sizes of the site's parts. */
@Injectable()
export class DiskService {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseOptimizer,
    private readonly files: FileCache,
    private readonly kept: InvalidationClock,
    private readonly care: MaintenanceService,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  /** Of the disk that holds the data folder. */
  async space(): Promise<Space> {
    const { bavail, blocks, bsize } = await statfs(this.config.dataDir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }

  async checkSpace(): Promise<CheckResult> {
    const { freeBytes, totalBytes } = await this.space();
    const share = Math.floor((100 * freeBytes) / totalBytes);
    const says = `Il reste ${amount(freeBytes)} sur ${amount(totalBytes)} (${share}\u00a0%).`;
    const advice =
      'Libérez plus bas ce qui peut être refait, déplacez les anciennes sauvegardes, ou agrandissez le disque.';
    if (freeBytes < LITTLE_BYTES)
      return repair(`${says} Sous 1\u00a0Go, plus aucune sauvegarde n’est faite.`, advice);
    return freeBytes < LITTLE_SHARE * totalBytes ? watch(says, advice) : good(says);
  }

  /** Largest first, including a database server and the cached pages in memory. */
  async usage(): Promise<DiskUsage[]> {
    const { dataDir, mediaDir, exportsDir, backupDir, outboxDir, chromiumDir, logFile } = this.config;
    const until = performance.now() + WALK_MS;
    const whole = (bytes: number): FolderSize => ({ bytes, isWhole: true });
    const looks: Record<DiskPart, Promise<FolderSize>> = {
      database: this.databaseBytes().then(whole),
      media: folderSize(mediaDir, until),
      exports: folderSize(exportsDir, until),
      search: folderSize(join(dataDir, 'search'), until),
      backups: isAddress(backupDir) ? Promise.resolve(whole(0)) : folderSize(backupDir, until),
      logs: folderSize(dirname(logFile), until),
      outbox: folderSize(outboxDir, until),
      chromium: folderSize(chromiumDir, until),
      pages: Promise.resolve(whole(this.kept.heldBytes)),
      pageFiles: folderSize(join(dataDir, 'pages'), until),
    };
    const isFreeable: readonly DiskPart[] = freeable;
    const found = diskParts.map(async (part) => {
      const size = await looks[part];
      return { part, ...size, canBeFreed: isFreeable.includes(part) && size.bytes > 0 };
    });
    return (await Promise.all(found)).toSorted((one, other) => other.bytes - one.bytes);
  }

  /** Resolves to the number of bytes freed. */
  async freeSpace(part: Freeable, user: User): Promise<number> {
    if (part === 'pages' || part === 'pageFiles') {
      const held = part === 'pages' ? this.kept.heldBytes : await this.pageFileBytes();
      await this.care.clearCache(user);
      return held;
    }
    const bytes = part === 'exports' ? await this.files.clear() : await this.deleteOldLogs();
    const entry = { actorId: user.id, action: 'space.free', targetType: 'site', after: { part, bytes } };
    await this.audit.record(this.dataSource.manager, entry);
    return bytes;
  }

  private async pageFileBytes(): Promise<number> {
    return (await folderSize(join(this.config.dataDir, 'pages'), performance.now() + WALK_MS)).bytes;
  }

  private async databaseBytes(): Promise<number> {
    const { database } = this.config;
    if (database.kind === 'mysql') return this.database.size();
    const files = ['', '-wal', '-shm'].map((end) => stat(database.path + end).catch(() => undefined));
    return (await Promise.all(files)).reduce((sum, file) => sum + (file?.size ?? 0), 0);
  }

  /** All log files but the current one. */
  private async deleteOldLogs(): Promise<number> {
    const { logFile } = this.config;
    const begin = `${basename(logFile)}.`;
    let bytes = 0;
    for (const name of await readdir(dirname(logFile)).catch(() => [])) {
      if (!name.startsWith(begin)) continue;
      const path = join(dirname(logFile), name);
      bytes += (await stat(path)).size;
      await rm(path, { force: true });
    }
    return bytes;
  }
}

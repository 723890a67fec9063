import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';

const MAX_BYTES = 500 * 1024 * 1024;
const FRESH_MS = HOUR_MS;
/** Measuring the folder costs a `stat` per file, so it runs only after this many new bytes or this long. */
const COUNT_AFTER_BYTES = MAX_BYTES / 20;
const COUNT_AFTER_MS = FRESH_MS;

/** Identifies a file by its content. */
export interface CachedFile {
  /** Tutorial and choices; only the latest version of each is kept. */
  of: string;
  /** Hash of the content. */
  version: string;
  extension: string;
}

/** File cache in DATA_DIR/exports; evicts the least recently used files when it is full. */
@Injectable()
export class FileCache {
  private readonly folder: string;
  private addedBytes = 0;
  private countedAt = -Infinity;

  constructor(config: Config) {
    this.folder = config.exportsDir;
  }

  /** Path of the file; undefined if it is not cached. */
  async find(name: CachedFile): Promise<string | undefined> {
    return this.findFile(this.fileNameOf(name));
  }

  /**
   * @param parts of the file, in order
   * @returns its path
   */
  async storeFile(name: CachedFile, parts: Uint8Array[]): Promise<string> {
    const path = this.pathOf(name);
    await mkdir(this.folder, { recursive: true });
    // Write and rename, so that readers see the whole file or none.
    const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeFile(temporary, parts);
      await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
    this.addedBytes += parts.reduce((bytes, part) => bytes + part.byteLength, 0);
    await this.deleteEarlier(name);
    await this.evictOldest(path);
    return path;
  }

  /** File name in the folder. */
  fileNameOf({ of, version, extension }: CachedFile): string {
    return `${of}.${version}.${extension}`;
  }

  /** Path of a file by its name; undefined once it has been evicted. */
  async findFile(file: string): Promise<string | undefined> {
    const path = join(this.folder, file);
    const now = new Date();
    return utimes(path, now, now).then(
      () => path,
      () => undefined,
    );
  }

  /** Deletes files with this prefix, except `wanted` and fresh ones. */
  async deleteOthers(start: string, wanted: ReadonlySet<string>): Promise<void> {
    const files = await readdir(this.folder).catch(() => []);
    for (const file of files.filter((name) => name.startsWith(start) && !wanted.has(name))) {
      const path = join(this.folder, file);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > FRESH_MS) await rm(path, { force: true });
    }
  }

  /**
   * Deletes all finished files, which can be made again.
   * @returns the number of bytes freed
   */
  async clear(): Promise<number> {
    let bytes = 0;
    for (const file of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, file);
      const found = file.endsWith('.tmp') ? undefined : await stat(path).catch(() => undefined);
      if (!found?.isFile()) continue;
      await rm(path, { force: true });
      bytes += found.size;
    }
    return bytes;
  }

  private pathOf(name: CachedFile): string {
    return join(this.folder, this.fileNameOf(name));
  }

  /** Deletes earlier versions of a file, and temporary files of processes that died. */
  private async deleteEarlier(latest: CachedFile): Promise<void> {
    for (const file of await readdir(this.folder)) {
      const path = join(this.folder, file);
      if (file.endsWith('.tmp')) {
        const found = await stat(path).catch(() => undefined);
        // No write takes that long.
        if (found && Date.now() - found.mtimeMs > FRESH_MS) await rm(path, { force: true });
      } else if (file.startsWith(`${latest.of}.`) && file !== this.fileNameOf(latest)) {
        await rm(path, { force: true });
      }
    }
  }

  private async evictOldest(latest: string): Promise<void> {
    const isDue = performance.now() - this.countedAt > COUNT_AFTER_MS;
    if (!isDue && this.addedBytes < COUNT_AFTER_BYTES) return;
    [this.addedBytes, this.countedAt] = [0, performance.now()];
    const kept: { path: string; bytes: number; usedAt: number }[] = [];
    for (const file of await readdir(this.folder)) {
      const path = join(this.folder, file);
      // Another process may be deleting at the same time.
      const found = await stat(path).catch(() => undefined);
      if (found) kept.push({ path, bytes: found.size, usedAt: found.mtimeMs });
    }
    kept.sort((one, other) => other.usedAt - one.usedAt);
    let bytes = 0;
    for (const file of kept) {
      bytes += file.bytes;
      if (bytes > MAX_BYTES && file.path !== latest) await rm(file.path, { force: true });
    }
  }
}

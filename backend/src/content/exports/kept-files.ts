import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';

const MAX_BYTES = 500 * 1024 * 1024;
const FRESH_MS = 60 * 60 * 1000;
/** Counting what the folder holds costs a look at each file: not before so much has been added, or so long after. */
const COUNT_AFTER_BYTES = MAX_BYTES / 20;
const COUNT_AFTER_MS = FRESH_MS;

/** What a file was made from. */
export interface KeptName {
  /** The tutorial and the choices of the reader: of each only the latest version stays. */
  of: string;
  /** Changes with the content. */
  version: string;
  extension: string;
}

/** Keeps files in DATA_DIR/exports; those that nobody has asked for the longest go first when there are too many. */
@Injectable()
export class KeptFiles {
  private readonly folder: string;
  private addedBytes = 0;
  private countedAt = -Infinity;

  constructor(config: Config) {
    this.folder = config.exportsDir;
  }

  /** The path of the file; undefined when it has yet to be made. */
  async find(name: KeptName): Promise<string | undefined> {
    return this.findFile(this.fileOf(name));
  }

  /**
   * Resolves to the path of the file.
   * @param parts of the file, in order
   */
  async keep(name: KeptName, parts: Uint8Array[]): Promise<string> {
    const path = this.pathOf(name);
    await mkdir(this.folder, { recursive: true });
    // Whoever reads the final name finds the whole file or none.
    const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeFile(temporary, parts);
      await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
    this.addedBytes += parts.reduce((bytes, part) => bytes + part.byteLength, 0);
    await this.deleteEarlier(name);
    await this.keepWithinBounds(path);
    return path;
  }

  /** The file's name in the folder. */
  fileOf({ of, version, extension }: KeptName): string {
    return `${of}.${version}.${extension}`;
  }

  /** The path of a file by its name; undefined when it is not kept any more. */
  async findFile(file: string): Promise<string | undefined> {
    const path = join(this.folder, file);
    const now = new Date();
    return utimes(path, now, now).then(
      () => path,
      () => undefined,
    );
  }

  /** Deletes the files whose names begin so, but for these and for what is just being made. */
  async deleteOthers(start: string, wanted: ReadonlySet<string>): Promise<void> {
    const files = await readdir(this.folder).catch(() => []);
    for (const file of files.filter((name) => name.startsWith(start) && !wanted.has(name))) {
      const path = join(this.folder, file);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > FRESH_MS) await rm(path, { force: true });
    }
  }

  /** Deletes all that is finished; it can be made again. Resolves to how many bytes that gave back. */
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

  private pathOf(name: KeptName): string {
    return join(this.folder, this.fileOf(name));
  }

  /** Deletes what was made of the same before, and what a process that has ended has left unfinished. */
  private async deleteEarlier(latest: KeptName): Promise<void> {
    for (const file of await readdir(this.folder)) {
      const path = join(this.folder, file);
      if (file.endsWith('.tmp')) {
        const found = await stat(path).catch(() => undefined);
        // Nobody writes one for that long.
        if (found && Date.now() - found.mtimeMs > FRESH_MS) await rm(path, { force: true });
      } else if (file.startsWith(`${latest.of}.`) && file !== this.fileOf(latest)) {
        await rm(path, { force: true });
      }
    }
  }

  private async keepWithinBounds(latest: string): Promise<void> {
    const isDue = performance.now() - this.countedAt > COUNT_AFTER_MS;
    if (!isDue && this.addedBytes < COUNT_AFTER_BYTES) return;
    [this.addedBytes, this.countedAt] = [0, performance.now()];
    const kept: { path: string; bytes: number; usedAt: number }[] = [];
    for (const file of await readdir(this.folder)) {
      const path = join(this.folder, file);
      // Another process may tidy up at the same time.
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

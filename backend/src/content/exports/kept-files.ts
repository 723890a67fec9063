import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';

const MAX_BYTES = 500 * 1024 * 1024;
const FRESH_MS = 60 * 60 * 1000;

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
    await this.tidy(name);
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

  private pathOf(name: KeptName): string {
    return join(this.folder, this.fileOf(name));
  }

  private async tidy(latest: KeptName): Promise<void> {
    const kept: { path: string; bytes: number; usedAt: number }[] = [];
    for (const file of await readdir(this.folder)) {
      const path = join(this.folder, file);
      const isOld = file.startsWith(`${latest.of}.`) && path !== this.pathOf(latest);
      const isTemporary = file.endsWith('.tmp');
      // Another process may tidy up at the same time.
      const found = await stat(path).catch(() => undefined);
      if (!found) continue;
      // Nobody writes one for that long: whoever did has ended before it was whole.
      const isAbandoned = isTemporary && Date.now() - found.mtimeMs > FRESH_MS;
      if (isAbandoned || (isOld && !isTemporary)) await rm(path, { force: true });
      else kept.push({ path, bytes: found.size, usedAt: found.mtimeMs });
    }
    kept.sort((one, other) => other.usedAt - one.usedAt);
    let bytes = 0;
    for (const file of kept) {
      bytes += file.bytes;
      if (bytes > MAX_BYTES && file.path !== this.pathOf(latest)) await rm(file.path, { force: true });
    }
  }
}

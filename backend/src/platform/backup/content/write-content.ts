import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Config } from '../../../config.js';
import { keptFolder, listFiles } from '../kept-files.js';
import { createManifest, type ArchivedFile, type ArchivedTable } from '../manifest.js';
import { openSnapshot } from '../open-snapshot.js';
import { type EndsPart, linesOf } from '../row-lines.js';
import type { Snapshot } from '../snapshot.js';
import type { BackupStore } from '../stores/store.js';
import type { Content, Sizes } from './content-manifest.js';
import { forEachConcurrently } from './for-each-concurrently.js';
import { PartForm } from './part-form.js';
import { listParts, partPlace } from './parts.js';

/** Held in memory; few images are as large. */
const FILE_PART_BYTES = 8 * 1024 * 1024;

/** Writes a site's data into a store, except for the parts that it already has. */
export class ContentWriter {
  private readonly used = new Map<string, number>();
  private readonly written: string[] = [];
  private readonly knownFiles: Map<string, ArchivedFile>;
  private addedBytes = 0;

  private constructor(
    private readonly store: BackupStore,
    private readonly form: PartForm,
    private readonly there: Map<string, number>,
    private readonly staged: string,
    private readonly before: Content | undefined,
  ) {
    this.knownFiles = new Map(before?.manifest.files.map((file) => [file.path, file]));
  }

  /**
   * @param scratch a folder for parts waiting to be sent
   * @param before content of an earlier backup in the store, whose images are not read again
   */
  static async open(
    store: BackupStore,
    secret: string | undefined,
    scratch: string,
    before?: Content,
  ): Promise<ContentWriter> {
    const there = new Map((await listParts(store)).map(({ name, bytes }) => [name, bytes]));
    const staged = join(scratch, 'staged');
    await mkdir(staged);
    return new ContentWriter(store, await PartForm.of(secret), there, staged, before);
  }

  /** Names of the parts that were added. */
  get added(): readonly string[] {
    return this.written;
  }

  get sizes(): Sizes {
    const bytes = [...this.used.values()].reduce((sum, size) => sum + size, 0);
    return { bytes, addedBytes: this.addedBytes };
  }

  async write(config: Pick<Config, 'database' | 'dataDir'>): Promise<Content> {
    // Taken before the snapshot, so that everything written up to this time is included.
    const createdAt = new Date().toISOString();
    const snapshot = await openSnapshot(config.database);
    let files: string[];
    let tables: Awaited<ReturnType<ContentWriter['stageTables']>>;
    try {
      files = await listFiles(config);
      tables = await this.stageTables(snapshot);
    } finally {
      // An open snapshot makes the database retain old rows, so it must not stay open for as long as a slow upload
      // takes.
      await snapshot.close();
    }
    await this.send([...tables.staged]);
    const archived = await this.writeFiles(config.dataDir, files);
    return {
      manifest: createManifest({
        createdAt,
        migrations: snapshot.migrations,
        tables: tables.described,
        files: archived.described,
      }),
      tables: tables.parts,
      files: archived.parts,
      ...(this.form.secret && { secret: this.form.secret }),
    };
  }

  private async stageTables(snapshot: Snapshot) {
    const described: Record<string, ArchivedTable> = {};
    const parts: Record<string, string[]> = {};
    const staged = new Set<string>();
    const endsPart = cutsByContent(this.form.secret);
    for (const table of snapshot.tables) {
      const own: string[] = (parts[table.name] = []);
      const keep = (found: ArchivedTable) => (described[table.name] = found);
      for await (const lines of linesOf(snapshot, table, keep, endsPart)) {
        const content = Buffer.from(lines);
        const name = this.form.nameOf(content);
        own.push(name);
        if (!this.claim(name)) continue;
        staged.add(name);
        await writeFile(join(this.staged, name), this.count(name, await this.form.pack(content)), {
          mode: 0o600,
        });
      }
    }
    return { described, parts, staged };
  }

  private send(names: string[]): Promise<void> {
    return forEachConcurrently(names, async (name) => {
      const path = join(this.staged, name);
      await this.store.write(partPlace(name), createReadStream(path));
      await rm(path);
    });
  }

  private async writeFiles(folder: string, paths: string[]) {
    const described: ArchivedFile[] = [];
    const parts: Record<string, string[]> = {};
    await forEachConcurrently(paths, async (path) => {
      const found = await this.writeFile(folder, path).catch((error: NodeJS.ErrnoException) => {
        // Deleted meanwhile.
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!found) return;
      described.push(found.described);
      parts[path] = found.parts;
    });
    return { described: described.sort((one, other) => (one.path < other.path ? -1 : 1)), parts };
  }

  private async writeFile(folder: string, path: string) {
    const known = await this.knownImage(folder, path);
    if (known) return known;
    const hash = createHash('sha256');
    const parts: string[] = [];
    let bytes = 0;
    const content = createReadStream(join(folder, path), { highWaterMark: FILE_PART_BYTES });
    for await (const part of content as AsyncIterable<Buffer>) {
      hash.update(part);
      bytes += part.length;
      const name = this.form.nameOf(part);
      parts.push(name);
      if (!this.claim(name)) continue;
      const packed = this.count(name, await this.form.pack(part));
      await this.store.write(partPlace(name), Readable.from([packed], { objectMode: false }));
    }
    return { described: { path, bytes, sha256: hash.digest('hex') }, parts };
  }

  /** Image files are named by the hash of their content, so the same name and size mean the same image. */
  private async knownImage(folder: string, path: string) {
    const parts = this.before?.files[path];
    if (!parts || !path.startsWith(`${keptFolder}/`) || !parts.every((part) => this.there.has(part))) return;
    const described = this.knownFiles.get(path);
    if (described?.bytes !== (await stat(join(folder, path))).size) return;
    for (const part of parts) this.claim(part);
    return { described, parts };
  }

  /** Adds a part to the backup. Returns whether it still has to be written, which is true once for each new part. */
  private claim(name: string): boolean {
    if (this.used.has(name)) return false;
    const bytes = this.there.get(name);
    this.used.set(name, bytes ?? 0);
    return bytes === undefined;
  }

  private count(name: string, packed: Buffer): Buffer {
    this.used.set(name, packed.length);
    this.written.push(name);
    this.addedBytes += packed.length;
    return packed;
  }
}

const LEAST = 16 * 1024;
const USUAL = 32 * 1024;
const MOST = 256 * 1024;

/**
 * Content-defined chunking of a table's rows: an added, changed or removed row moves only the boundaries near it, and
 * all other parts stay the same.
 * @param secret seeds the boundaries, so that the sizes of parts reveal nothing about the rows
 */
function cutsByContent(secret: string | undefined): EndsPart {
  const seed = crc32(secret ?? '');
  return (line, length) => {
    if (length >= MOST) return true;
    return length >= LEAST && crc32(line, seed) % USUAL < line.length;
  };
}

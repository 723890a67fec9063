import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Archive } from '../archive.js';
import { damaged, type Manifest } from '../manifest.js';
import type { BackupStore } from '../stores/store.js';
import { partsOf, type Content } from './content-manifest.js';
import { DamagedPartError, PartForm } from './part-form.js';
import { forEachConcurrently } from './for-each-concurrently.js';
import { listParts, partPlace } from './parts.js';

/** A manifest and its parts. The hash of each part is verified on every read. */
export class ContentArchive implements Archive {
  private constructor(
    private readonly content: Content,
    private readonly form: PartForm,
    private readonly store: BackupStore,
    private readonly bytesOf: (part: string) => Promise<Buffer>,
  ) {}

  /**
   * @param store closed together with the archive
   * @param scratch where remote parts are downloaded first; omit it to read each part once
   * @throws BackupError when parts are missing
   */
  static async open(store: BackupStore, content: Content, scratch?: string): Promise<ContentArchive> {
    await requireParts(store, content);
    const form = await PartForm.of(content.secret);
    if (!scratch || store.staging) {
      const read = async (part: string) => buffer(await store.read(partPlace(part)));
      return new ContentArchive(content, form, store, read);
    }
    const folder = join(scratch, 'content');
    await mkdir(folder);
    await forEachConcurrently(partsOf(content), async (part) => {
      const output = createWriteStream(join(folder, part), { mode: 0o600 });
      await pipeline(await store.read(partPlace(part)), output);
    });
    return new ContentArchive(content, form, store, (part) => readFile(join(folder, part)));
  }

  get manifest(): Manifest {
    return this.content.manifest;
  }

  table(name: string): Promise<Readable> {
    return this.join(this.content.tables[name]);
  }

  file(path: string): Promise<Readable> {
    return this.join(this.content.files[path]);
  }

  close(): Promise<void> {
    return this.store.close();
  }

  private join(parts: string[] | undefined): Promise<Readable> {
    if (!parts) return Promise.reject(damaged());
    return Promise.resolve(Readable.from(this.contentOf(parts), { objectMode: false }));
  }

  private async *contentOf(parts: string[]): AsyncGenerator<Buffer> {
    for (const part of parts) yield await this.form.unpack(part, await this.bytesOf(part));
  }
}

async function requireParts(store: BackupStore, content: Content): Promise<void> {
  const there = new Set((await listParts(store)).map(({ name }) => name));
  for (const part of partsOf(content)) if (!there.has(part)) throw new DamagedPartError(part);
}

import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, type UploadPart } from 's3mini';
import type { BackupAccess } from '../../../config.js';
import { BackupError } from '../manifest.js';
import { explainBucket } from './bucket-faults.js';
import { sendFile } from './send-file.js';
import { type BackupStore, shownAddress, type StoredFile } from './store.js';

/** Held in memory. A bucket accepts 10,000 parts per object, hence archives of up to 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
const DEFAULT_REGION = 'us-east-1';

/** `s3://[key:secret@]bucket/folder[?endpoint=…&region=…]`; missing values come from the standard variables. */
export class BucketStore implements BackupStore {
  readonly address: string;
  readonly staging = undefined;
  private readonly bucket: S3mini;
  private readonly prefix: string;

  constructor(url: URL, access: BackupAccess) {
    const region = url.searchParams.get('region') ?? access.region ?? DEFAULT_REGION;
    const endpoint =
      url.searchParams.get('endpoint') ?? access.endpoint ?? `https://s3.${region}.amazonaws.com`;
    const accessKeyId = decodeURIComponent(url.username) || access.accessKeyId;
    const secretAccessKey = decodeURIComponent(url.password) || access.secretAccessKey;
    if (!accessKeyId || !secretAccessKey) {
      throw new BackupError(
        `Il manque la clé d’accès au bucket ${url.hostname} : donnez AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY.`,
      );
    }
    const folder = decodeURIComponent(url.pathname).replace(/^\/|\/$/g, '');
    this.address = shownAddress(url.href);
    this.prefix = folder && `${folder}/`;
    this.bucket = new S3mini({
      accessKeyId,
      secretAccessKey,
      region,
      endpoint: `${endpoint.replace(/\/$/, '')}/${url.hostname}`,
    });
  }

  /** Nothing to create: the operator creates the bucket. */
  async prepare(): Promise<void> {}

  async list(folder: string): Promise<StoredFile[]> {
    const prefix = this.prefix + (folder && `${folder}/`);
    const objects = await this.ask(() => this.bucket.listObjects('/', prefix, undefined, { delimiter: '/' }));
    if (!objects) throw new BackupError(`Le bucket de ${this.address} n’existe pas.`);
    return objects
      .filter(({ Key }) => !Key.endsWith('/'))
      .map(({ Key, Size, LastModified }) => ({
        name: Key.slice(prefix.length),
        bytes: Size,
        changedAt: LastModified,
      }));
  }

  /** Multipart upload, completed at the end or aborted. */
  async write(name: string, content: Readable): Promise<void> {
    const key = this.prefix + name;
    const parts = partsOf(content);
    const first = await parts.next();
    if (first.done || first.value.length < PART_BYTES) {
      await this.ask(() => this.bucket.putObject(key, first.value ?? Buffer.alloc(0)));
      return;
    }
    const upload = await this.ask(() => this.bucket.getMultipartUploadId(key));
    try {
      const sent = [await this.sendPart(key, upload, first.value, 1)];
      for await (const part of parts) sent.push(await this.sendPart(key, upload, part, sent.length + 1));
      await this.ask(() => this.bucket.completeMultipartUpload(key, upload, sent));
    } catch (error) {
      await this.bucket.abortMultipartUpload(key, upload).catch(() => undefined);
      throw error;
    }
  }

  keep(path: string, name: string): Promise<void> {
    return sendFile(this, path, name);
  }

  async read(name: string): Promise<Readable> {
    const response = await this.ask(() => this.bucket.getObjectResponse(this.prefix + name));
    if (!response?.body) throw new BackupError(`La sauvegarde ${this.address}/${name} n’existe pas.`);
    const body = Readable.fromWeb(response.body as unknown as ReadableStream);
    return Readable.from(this.explained(body), { objectMode: false });
  }

  async remove(name: string): Promise<void> {
    await this.ask(() => this.bucket.deleteObject(this.prefix + name));
  }

  async close(): Promise<void> {}

  private sendPart(key: string, upload: string, part: Buffer, number: number): Promise<UploadPart> {
    return this.ask(() => this.bucket.uploadPart(key, upload, part, number));
  }

  private async ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw explainBucket(error, this.address);
    }
  }

  private async *explained(body: Readable): AsyncGenerator<Buffer> {
    try {
      yield* body as AsyncIterable<Buffer>;
    } catch (error) {
      throw explainBucket(error, this.address);
    }
  }
}

/** Chunks of `PART_BYTES`; the last may be shorter. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    waiting.push(piece);
    bytes += piece.length;
    while (bytes >= PART_BYTES) {
      const joined = Buffer.concat(waiting);
      yield joined.subarray(0, PART_BYTES);
      waiting = [joined.subarray(PART_BYTES)];
      bytes -= PART_BYTES;
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

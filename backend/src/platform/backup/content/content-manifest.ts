import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from '../backup-error.js';
import {
  damaged,
  FORMAT,
  noArchive,
  otherKey,
  parseManifest,
  TOO_NEW,
  withoutKey,
  type Manifest,
} from '../manifest.js';
import type { BackupStore } from '../stores/store.js';

/** Of what one whole file is the first version. */
const FORMAT_VERSION = 2;
const LINE_END = 0x0a;

/** What can be known of a backup without its passphrase, so that parts that nobody names can be removed. */
export interface Header {
  format: typeof FORMAT;
  formatVersion: number;
  isEncrypted: boolean;
  /** Of all its parts, as they lie there. */
  bytes: number;
  /** Of those that were not there before. */
  addedBytes: number;
  /** Names of its parts, sorted. */
  parts: string[];
  /** SHA-256 of all of it. */
  sha256: string;
}

/** What is made of parts, in their order. */
export interface Content {
  manifest: Manifest;
  /** By names of tables. */
  tables: Record<string, string[]>;
  /** By paths of files. */
  files: Record<string, string[]>;
  /** Opens the parts; absent where they are not encrypted. */
  secret?: string | undefined;
}

export interface Sizes {
  bytes: number;
  addedBytes: number;
}

/** Two lines’ worth: what everyone may read in JSON, then the rest, compressed, and encrypted by age where there is a passphrase. */
export async function sealManifest(
  content: Content,
  { bytes, addedBytes }: Sizes,
  key: string | undefined,
): Promise<Buffer> {
  const body = await seal(zstdCompressSync(JSON.stringify(content)), key);
  const open = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    isEncrypted: key !== undefined,
    bytes,
    addedBytes,
    parts: partsOf(content),
  } as const;
  const header: Header = { ...open, sha256: hashOf(open, body) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]);
}

/** @throws BackupError when it is none, cut, altered, or of a later version */
export async function readHeader(store: BackupStore, name: string): Promise<Header> {
  return (await readManifest(store, name)).header;
}

/** @throws BackupError for those reasons, and when it is encrypted with another passphrase */
export async function openManifest(
  store: BackupStore,
  name: string,
  key: string | undefined,
): Promise<Content> {
  const { header, body } = await readManifest(store, name);
  if (header.isEncrypted && !key) {
    throw withoutKey();
  }
  const packed = header.isEncrypted ? await unseal(body, key!) : body;
  const content = JSON.parse(zstdDecompressSync(packed).toString()) as Content;
  if (partsOf(content).join() !== header.parts.join()) throw damaged();
  return { ...content, manifest: parseManifest(JSON.stringify(content.manifest)) };
}

async function readManifest(store: BackupStore, name: string): Promise<{ header: Header; body: Buffer }> {
  const bytes = await buffer(await store.read(name));
  const end = bytes.indexOf(LINE_END);
  const header = parse(bytes.toString('utf8', 0, Math.max(end, 0)));
  const body = bytes.subarray(end + 1);
  const { sha256, ...open } = header;
  if (sha256 !== hashOf(open, body)) throw damaged();
  if (header.formatVersion > FORMAT_VERSION) throw new BackupError(TOO_NEW);
  return { header, body };
}

function parse(line: string): Header {
  try {
    const header = JSON.parse(line) as Header;
    if (header.format === FORMAT) return header;
  } catch {
    throw damaged();
  }
  throw noArchive();
}

/** Each once, sorted. */
export function partsOf({ tables, files }: Content): string[] {
  return [...new Set([...Object.values(tables), ...Object.values(files)].flat())].sort();
}

function hashOf(header: Omit<Header, 'sha256'>, body: Buffer): string {
  return createHash('sha256').update(JSON.stringify(header)).update(body).digest('hex');
}

async function seal(body: Buffer, key: string | undefined): Promise<Buffer> {
  if (!key) return body;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  return Buffer.from(await encrypter.encrypt(body));
}

async function unseal(body: Buffer, key: string): Promise<Buffer> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  // All of it has been hashed before: what fails now is the passphrase.
  const opened = await decrypter.decrypt(body).catch((error: unknown) => {
    throw otherKey(error);
  });
  return Buffer.from(opened);
}

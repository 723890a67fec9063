import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import {
  BackupError,
  damaged,
  FORMAT,
  type Manifest,
  noArchive,
  otherKey,
  parseManifest,
  TOO_NEW,
  withoutKey,
} from '../manifest.js';
import { loadAge } from '../load-age.js';
import type { BackupStore } from '../stores/store.js';

/** Version 1 is the single-file archive. */
const FORMAT_VERSION = 2;
const LINE_END = 0x0a;

/** The part of a manifest that is readable without the passphrase, so that unreferenced parts can be removed. */
export interface Header {
  format: typeof FORMAT;
  formatVersion: number;
  isEncrypted: boolean;
  /** Size of all its parts, as stored. */
  bytes: number;
  /** Size of the parts that it added. */
  addedBytes: number;
  /** Names of its parts, sorted. */
  parts: string[];
  /** SHA-256 of header and body. */
  sha256: string;
}

/** Parts of each table and file, in order. */
export interface Content {
  manifest: Manifest;
  /** By table name. */
  tables: Record<string, string[]>;
  /** By file path. */
  files: Record<string, string[]>;
  /** Decrypts the parts; undefined when they are not encrypted. */
  secret?: string | undefined;
}

export interface Sizes {
  bytes: number;
  addedBytes: number;
}

/**
 * Serializes a manifest: a plain JSON header, then the compressed body, encrypted with age if there is a passphrase.
 */
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

/** @throws BackupError when it is no manifest, truncated, altered, or of a later version */
export async function readHeader(store: BackupStore, name: string): Promise<Header> {
  return (await readManifest(store, name)).header;
}

/** @throws BackupError for the same reasons, and when another passphrase encrypted it */
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

/** Distinct and sorted. */
export function partsOf({ tables, files }: Content): string[] {
  return [...new Set([...Object.values(tables), ...Object.values(files)].flat())].sort();
}

function hashOf(header: Omit<Header, 'sha256'>, body: Buffer): string {
  return createHash('sha256').update(JSON.stringify(header)).update(body).digest('hex');
}

async function seal(body: Buffer, key: string | undefined): Promise<Buffer> {
  if (!key) return body;
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  return Buffer.from(await encrypter.encrypt(body));
}

async function unseal(body: Buffer, key: string): Promise<Buffer> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  // The hash has already been verified, so only a wrong passphrase can fail here.
  const opened = await decrypter.decrypt(body).catch((error: unknown) => {
    throw otherKey(error);
  });
  return Buffer.from(opened);
}

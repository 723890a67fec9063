import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const STORED = 0;
const DEFLATED = 8;
/** The first day that zip knows; a fixed time gives the same content the same bytes. */
const TIME = 0;
const DATE = 0x0021;

export interface ZipEntry {
  path: string;
  bytes: Uint8Array;
  /** For what is compressed in itself, and what has to be readable at its place. */
  stored?: boolean;
}

/**
 * A zip file, in parts. It is compressed beside the event loop, which other libraries hold up or which they leave only
 * at the price of entries that tell their size too late for some readers of books.
 */
export async function zip(entries: ZipEntry[]): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, bytes, stored = false } of entries) {
    const content = stored ? bytes : await deflate(bytes);
    const name = Buffer.from(path);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION, 0);
    about.writeUInt16LE(UTF8_NAMES, 2);
    about.writeUInt16LE(stored ? STORED : DEFLATED, 4);
    about.writeUInt16LE(TIME, 6);
    about.writeUInt16LE(DATE, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(content.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(name.length, 22);
    directory.push(directoryEntry(about, name, offset));
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), about, name]);
    parts.push(header, content);
    offset += header.length + content.length;
  }
  return [...parts, ...directory, directoryEnd(directory, offset)];
}

function directoryEntry(about: Buffer, name: Buffer, offset: number): Buffer {
  const start = Buffer.from('PK\x01\x02\0\0');
  start.writeUInt16LE(VERSION, 4);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([start, about, rest, name]);
}

function directoryEnd(directory: Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return end;
}

import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { Config } from '../../src/config.js';
import { connected, writeScript } from '../migrated-base.js';

/** A user of a kept site. */
export interface KeptMember {
  username: string;
  password: string;
}

const DATA = 'data/';
const BASE = 'base.sql';
const PEOPLE = 'people.json';
/** Cached pages are only read by the build that wrote them. */
const LEFT_OUT = /^pages\//;

/** Zips the data folder of a stopped site, with an SQL dump if its database is on a server. */
export async function packSite(
  path: string,
  { dataDir, database }: Config,
  people: Record<string, KeptMember>,
): Promise<void> {
  if (database.kind === 'sqlite') tidy(database.path);
  const zip = new ZipFile();
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((file) => !LEFT_OUT.test(file));
  for (const file of files.sort()) zip.addFile(join(dataDir, file), DATA + file);
  if (database.kind === 'mysql') zip.addBuffer(Buffer.from(await connected(database.url, writeScript)), BASE);
  zip.addBuffer(Buffer.from(JSON.stringify(people)), PEOPLE);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** Unused space in the pages of SQLite would triple the archive. */
function tidy(path: string): void {
  const base = new DatabaseSync(path);
  base.exec('VACUUM');
  base.close();
}

/** Unpacks a kept site into an empty place. Resolves to its users. */
export async function unpackSite(
  path: string,
  { dataDir, database }: Config,
): Promise<Record<string, KeptMember>> {
  const zip = await openPromise(path, { autoClose: false });
  let people = '{}';
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    if (entry.fileName.startsWith(DATA)) {
      const place = join(dataDir, entry.fileName.slice(DATA.length));
      await mkdir(dirname(place), { recursive: true });
      await pipeline(stream, createWriteStream(place));
      continue;
    }
    const content = await text(stream);
    if (entry.fileName === PEOPLE) people = content;
    else if (database.kind === 'mysql') await connected(database.url, (base) => base.query(content));
  }
  zip.close();
  return JSON.parse(people) as Record<string, KeptMember>;
}

/** The version in package.json. */
export async function versionHere(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

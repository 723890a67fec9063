import { createWriteStream } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isAddress, type Config } from '../../config.js';
import { type Archive, checkArchive } from './archive.js';
import { isByContent } from './backup-name.js';
import { ContentArchive } from './content/content-archive.js';
import { openManifest } from './content/content-manifest.js';
import { openStore, withStore } from './stores/open-store.js';
import { ZipArchive } from './zip-archive.js';

interface Place {
  folder: string;
  name: string;
}

/**
 * Opens a backup of either form after verifying every byte.
 * @param place a local path or a URL
 * @param scratch a folder for downloaded or decrypted data
 * @throws BackupError when it is no backup, truncated, altered, encrypted with another passphrase, or of a later
 * version
 */
export async function openBackup(config: Config, place: string, scratch: string): Promise<Archive> {
  const { folder, name } = placeOf(place);
  if (isByContent(name)) return openByContent(config, folder, name, scratch);
  const path = isAddress(place) ? await fetchFile(config, { folder, name }, scratch) : place;
  return ZipArchive.open(path, config.backupKey, scratch);
}

function placeOf(place: string): Place {
  if (!isAddress(place)) return { folder: dirname(place), name: basename(place) };
  const url = new URL(place);
  const name = decodeURIComponent(posix.basename(url.pathname));
  url.pathname = posix.dirname(url.pathname);
  return { folder: url.href, name };
}

async function fetchFile(config: Config, { folder, name }: Place, scratch: string): Promise<string> {
  const path = join(scratch, 'fetched');
  await withStore(folder, config, async (store) =>
    pipeline(await store.read(name), createWriteStream(path, { mode: 0o600 })),
  );
  return path;
}

async function openByContent(
  config: Config,
  folder: string,
  name: string,
  scratch: string,
): Promise<Archive> {
  const store = await openStore(folder, config);
  try {
    const content = await openManifest(store, name, config.backupKey);
    const archive = await ContentArchive.open(store, content, scratch);
    await checkArchive(archive);
    return archive;
  } catch (error) {
    await store.close();
    throw error;
  }
}

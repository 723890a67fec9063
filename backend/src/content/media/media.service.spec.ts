import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { avif, gif, jpeg, png, webp } from '../../../test/images.js';
import { readConfig } from '../../config.js';
import { MediaError, MediaService } from './media.service.js';

let dataDir: string;
let media: MediaService;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'passerelle-media-'));
  media = new MediaService(readConfig({ DATA_DIR: dataDir }));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it.each([
  ['png', png(3, 2)],
  ['gif', gif(3, 2)],
  ['jpg', jpeg(3, 2)],
  ['webp', webp(3, 2)],
  ['avif', avif(3, 2)],
])('stores a %s under a hash of its content', async (extension, bytes) => {
  const { url, width, height } = await media.store(bytes);
  expect({ width, height }).toEqual({ width: 3, height: 2 });
  const [, folder, name] = /^\/media\/([0-9a-f]{2})\/([0-9a-f]{24})\.(\w+)$/.exec(url)!;
  expect(url.endsWith(`.${extension}`)).toBe(true);
  expect(name!.startsWith(folder!)).toBe(true);
  expect(await readFile(join(dataDir, url))).toEqual(bytes);
});

it('stores equal bytes once, even concurrently, and leaves no other file', async () => {
  const stored = await Promise.all([1, 2, 3].map(() => media.store(png(5, 5))));
  stored.push(await media.store(png(5, 5)));
  expect(new Set(stored.map(({ url }) => url)).size).toBe(1);
  const files = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
});

it('deletes partial files of a crash, and no file being written or in use', async () => {
  const { url } = await media.store(png(5, 5));
  const kept = join(dataDir, url);
  const [abandoned, underWay] = [`${kept}.0123456789ab.tmp`, `${kept}.ba9876543210.tmp`];
  for (const file of [abandoned, underWay]) await writeFile(file, 'Une moi');
  const hoursAgo = new Date(Date.now() - 2 * HOUR_MS);
  for (const file of [abandoned, kept]) await utimes(file, hoursAgo, hoursAgo);
  await media.deleteAbandoned();
  expect((await readdir(dirname(kept))).toSorted()).toEqual([kept, underWay].map((file) => basename(file)));
});

it('deletes nothing if nothing was ever stored', async () => {
  await media.deleteAbandoned();
  expect(await readdir(dataDir)).toEqual([]);
});

it('returns the size of a rotated photograph as it is shown', async () => {
  expect(await media.store(jpeg(40, 30, 6))).toMatchObject({ width: 30, height: 40 });
});

it.each([
  [
    'SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
  ],
  ['text', Buffer.from('du texte')],
  ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 1)])],
  ['an empty file', Buffer.alloc(0)],
  ['half a PNG', png(3, 2).subarray(0, 12)],
])('refuses %s', async (_name, bytes) => {
  await expect(media.store(bytes)).rejects.toThrow(MediaError);
});

it('refuses more than 10 MB', async () => {
  const bytes = Buffer.concat([png(3, 2), Buffer.alloc(10 * 1024 * 1024)]);
  await expect(media.store(bytes)).rejects.toThrow('image de plus de 10 Mo');
});

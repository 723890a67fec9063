import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { zip } from './zip.js';

const text = 'Une passerelle. '.repeat(1000);

it('restores the given content', async () => {
  const parts = await zip([
    { path: 'mimetype', bytes: Buffer.from('application/epub+zip'), stored: true },
    { path: 'été/un œuf.md', bytes: Buffer.from(text) },
    { path: 'vide', bytes: Buffer.alloc(0) },
  ]);
  const file = Buffer.concat(parts);
  expect(file.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  expect(file.length).toBeLessThan(text.length / 4);
  const content = Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(content).toEqual([
    ['mimetype', 'application/epub+zip'],
    ['été/un œuf.md', text],
    ['vide', ''],
  ]);
});

it('gives the same bytes for the same content', async () => {
  const entries = [{ path: 'a', bytes: Buffer.from(text) }];
  expect(await zip(entries)).toEqual(await zip(entries));
});

import fs, { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import type { Config } from '../../config.js';
import { FileCache } from './file-cache.js';

let folder: string;
let files: FileCache;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-kept-'));
  files = new FileCache({ exportsDir: folder } as Config);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keep = (of: string, version = '1') =>
  files.storeFile({ of, version, extension: 'pdf' }, [Buffer.from('%PDF-')]);
const kept = async () => (await readdir(folder)).sort();

it('measures each file once, not with every addition', async () => {
  for (let file = 0; file < 30; file += 1) await writeFile(join(folder, `${file}-html.1.html`), 'x');
  await keep('40-pdf');
  const stat = jest.spyOn(fs, 'stat');
  syncBuiltinESMExports();
  for (let file = 41; file < 51; file += 1) await keep(`${file}-pdf`);
  const looks = stat.mock.calls.length;
  stat.mockRestore();
  syncBuiltinESMExports();
  expect(looks).toBe(0);
  expect(await kept()).toHaveLength(41);
});

it('replaces earlier versions of a file, but no file with a similar name', async () => {
  await keep('4-pdf');
  await keep('44-pdf');
  await keep('4-pdf', '2');
  expect(await kept()).toEqual(['4-pdf.2.pdf', '44-pdf.1.pdf']);
});

it('deletes the least recently used files once the limit may be exceeded', async () => {
  const large = async (name: string, minutesAgo: number) => {
    const path = join(folder, name);
    await writeFile(path, '');
    await truncate(path, 300 * 1024 * 1024);
    const usedAt = new Date(Date.now() - minutesAgo * MINUTE_MS);
    await utimes(path, usedAt, usedAt);
  };
  await keep('1-pdf');
  await large('2-html.1.html', 50);
  await large('3-html.1.html', 40);
  await keep('4-pdf');
  expect(await kept()).toContain('2-html.1.html');
  await files.storeFile({ of: '5-pdf', version: '1', extension: 'pdf' }, [Buffer.alloc(26 * 1024 * 1024)]);
  expect(await kept()).toEqual(['1-pdf.1.pdf', '3-html.1.html', '4-pdf.1.pdf', '5-pdf.1.pdf']);
});

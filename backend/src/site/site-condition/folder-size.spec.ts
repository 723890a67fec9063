import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { folderSize } from './folder-size.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-size-'));
  await mkdir(join(folder, 'below'));
  for (let file = 0; file < 150; file += 1)
    await writeFile(join(folder, file % 2 ? 'below' : '', `${file}`), 'dix octets');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('adds up all files, including those in subfolders', async () => {
  expect(await folderSize(folder, performance.now() + MINUTE_MS)).toEqual({ bytes: 1500, isWhole: true });
  expect(await folderSize(join(folder, 'none'), Infinity)).toEqual({ bytes: 0, isWhole: true });
});

it('ends at its deadline, and says that there may be more', async () => {
  const { bytes, isWhole } = await folderSize(folder, performance.now() - 1);
  expect(isWhole).toBe(false);
  expect(bytes).toBeLessThan(1500);
});

import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FolderStore } from './folder-store.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('lists complete files even while another one gets its final name', async () => {
  const store = new FolderStore(folder);
  for (let round = 0; round < 50; round++) {
    const path = join(folder, 'passerelle-1.zip');
    await writeFile(`${path}.partial`, 'whole');
    const [files] = await Promise.all([store.list(''), rename(`${path}.partial`, path)]);
    expect(files.length).toBeLessThanOrEqual(2);
    await rm(path);
  }
  expect(await store.list('')).toEqual([]);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { until } from '../../../test/until.js';
import { NodeSqlite } from './node-sqlite.js';
import { ReadStopped } from './read-limit.js';
import { ReadThreads } from './read-threads.js';

const SLOW =
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1e7) SELECT COUNT(*) FROM n';

let folder: string;
let threads: ReadThreads;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-threads-'));
  const path = join(folder, 'database.sqlite');
  const database = new NodeSqlite(path);
  database.pragma('journal_mode = WAL');
  database.close();
  threads = new ReadThreads(path, { least: 0, most: 1, idleMs: 1000, nurseryMb: 2 });
});
afterAll(async () => {
  await threads.close();
  await rm(folder, { recursive: true });
});

it('a read returns the rows', async () => {
  expect(await threads.read('SELECT ? AS word, ? AS yes', ['mot', true])).toEqual([{ word: 'mot', yes: 1 }]);
});

it('an error has the message of SQLite', async () => {
  await expect(threads.read('SELECT missing', [])).rejects.toMatchObject({
    message: 'no such column: missing',
    code: 'ERR_SQLITE_ERROR',
    errcode: 1,
  });
});

it('at most four threads are busy with stopped reads, and later reads are still answered', async () => {
  for (let stopped = 0; stopped < 4; stopped += 1)
    await expect(threads.read(SLOW, [], 20)).rejects.toBeInstanceOf(ReadStopped);
  expect(threads.isExhausted).toBe(true);
  expect(await threads.read('SELECT 1 AS one', [], MINUTE_MS)).toEqual([{ one: 1 }]);
  await until(() => !threads.isExhausted, Boolean, MINUTE_MS);
});

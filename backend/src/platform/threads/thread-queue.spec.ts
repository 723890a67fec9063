import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Piscina } from 'piscina';
import { ThreadQueue } from './thread-queue.js';

const TASKS = Array.from({ length: 20 }, (_, number) => number);

let folder: string;
let pool: Piscina;
let queue: ThreadQueue;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-queue-'));
  const filename = join(folder, 'worker.mjs');
  await writeFile(filename, 'export default (number) => number;');
  pool = new Piscina({ filename, minThreads: 1, maxThreads: 1, concurrentTasksPerWorker: 2 });
  queue = new ThreadQueue(pool);
});
afterAll(async () => {
  await pool.destroy();
  await rm(folder, { recursive: true });
});

it('threads take tasks in their order of arrival', async () => {
  const order: unknown[] = [];
  const { signal } = new AbortController();
  await Promise.all(TASKS.map(async (number) => order.push(await queue.run(number, { signal }))));
  expect(order).toEqual(TASKS);
});

it('a waiting task that is aborted is dropped at once, without affecting others', async () => {
  const abort = new AbortController();
  const { signal } = new AbortController();
  const others = TASKS.map((number) => queue.run(number, { signal }));
  const dropped = queue.run('dropped', { signal: abort.signal });
  const waiting = queue.waiting;
  abort.abort(new Error('late'));
  await expect(dropped).rejects.toThrow('late');
  expect(queue.waiting).toBe(waiting - 1);
  expect(await Promise.all(others)).toEqual(TASKS);
});

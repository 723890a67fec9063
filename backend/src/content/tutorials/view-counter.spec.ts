import { expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { TutorialsRepository } from './tutorials.repository.js';
import { ViewCounter } from './view-counter.js';

/** One tutorial of which each write has to be let through. */
function counterOfOne() {
  const row = { id: 1, views: 0 };
  const writes: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const addViews = async (counts: ReadonlyMap<number, number>) => {
    await new Promise<void>((resolve, reject) => writes.push({ resolve, reject }));
    row.views += counts.get(1) ?? 0;
  };
  const counter = new ViewCounter({ addViews } as unknown as TutorialsRepository);
  const shown = async () => (await counter.addPending(() => Promise.resolve({ ...row })))!.views;
  return { counter, row, writes, shown };
}

it('40.14 shows all views without waiting for a locked write', async () => {
  const { counter, writes, shown } = counterOfOne();
  counter.record(1, 'Ada');
  const writing = counter.write();
  counter.record(1, 'Bob');
  expect(await shown()).toBe(2);
  writes[0]!.resolve();
  await writing;
  expect(await shown()).toBe(2);
});

it('40.14 reads again if a write begins or ends meanwhile', async () => {
  const { counter, row, writes } = counterOfOne();
  counter.record(1, 'Ada');
  let reads = 0;
  let writing: Promise<void> | undefined;
  const read = async () => {
    reads += 1;
    const before = { ...row };
    if (reads === 1) writing = counter.write();
    if (reads === 2) {
      writes[0]!.resolve();
      await writing;
    }
    return before;
  };
  expect((await counter.addPending(read))!.views).toBe(1);
  expect(reads).toBe(3);
});

it('40.14 keeps the views of a failed write', async () => {
  const { counter, writes, shown } = counterOfOne();
  Logger.overrideLogger(false);
  counter.record(1, 'Ada');
  const writing = counter.write();
  writes[0]!.reject(new Error('locked'));
  await writing;
  expect(await shown()).toBe(1);
  const again = counter.write();
  writes[1]!.resolve();
  await again;
  expect(await shown()).toBe(1);
});

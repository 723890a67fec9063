import { expect, it } from '@jest/globals';
import { FairSemaphore } from './fair-semaphore.js';

/**
 * Takes a turn for each owner at once.
 * @returns the order in which they got one, and how to continue
 */
function ask(turns: FairSemaphore<string>, owners: (string | undefined)[]) {
  const order: string[] = [];
  const ends = owners.map((owner, index) =>
    turns.acquire({ owner }).then((release) => {
      order.push(`${owner ?? '-'}${index}`);
      return release!;
    }),
  );
  return { order, end: async (index: number) => (await ends[index]!)() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('gives the configured number of turns at once, first come first served', async () => {
  const { order, end } = ask(new FairSemaphore(2), ['a', 'b', 'c', 'd']);
  await settled();
  expect(order).toEqual(['a0', 'b1']);
  await end(1);
  await settled();
  expect(order).toEqual(['a0', 'b1', 'c2']);
});

it('gives no owner a second turn while another waits for a first one', async () => {
  const { order, end } = ask(new FairSemaphore(2), ['a', 'a', 'a', 'b', 'c']);
  await settled();
  expect(order).toEqual(['a0', 'b3']);
  await end(3);
  await settled();
  expect(order).toEqual(['a0', 'b3', 'c4']);
  await end(0);
  await settled();
  expect(order).toEqual(['a0', 'b3', 'c4', 'a1']);
});

it('serves requests without an owner last, up to all turns at once', async () => {
  const { order, end } = ask(new FairSemaphore(2), [undefined, undefined, undefined, 'a']);
  await settled();
  expect(order).toEqual(['-0', '-1']);
  await end(0);
  await settled();
  expect(order).toEqual(['-0', '-1', 'a3']);
});

it('stops waiting after its time limit, and forgets the request', async () => {
  const turns = new FairSemaphore<string>(1);
  const release = await turns.acquire({ owner: 'a' });
  expect(await turns.acquire({ owner: 'b', withinMs: 1 })).toBeUndefined();
  expect(turns.countWaiting()).toBe(0);
  const later = turns.acquire({ owner: 'c' });
  expect([turns.countWaiting(), turns.countWaiting('a'), turns.countWaiting('c')]).toEqual([1, 0, 1]);
  release!();
  expect(await later).toBeInstanceOf(Function);
});

it('lets other requests pass while the maximum number of long ones runs', async () => {
  const turns = new FairSemaphore<string>(3, 1);
  const order: string[] = [];
  const take = async (owner: string, isLong: boolean) => {
    const release = await turns.acquire({ owner, isLong });
    order.push(owner);
    return release!;
  };
  const first = take('a', true);
  void take('b', true);
  void take('c', false);
  await settled();
  expect(order).toEqual(['a', 'c']);
  (await first)();
  await settled();
  expect(order).toEqual(['a', 'c', 'b']);
  void take('d', true);
  void take('e', false);
  await settled();
  expect(order).toEqual(['a', 'c', 'b', 'e']);
  expect(turns.countWaiting('d')).toBe(1);
});

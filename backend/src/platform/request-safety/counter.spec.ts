import { expect, it } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Counter } from './counter.js';

const limit = { name: 'essai', requests: 2, windowMs: MINUTE_MS };

it('tells the remaining requests and the time, and a negative number beyond the limit', async () => {
  const counter = new Counter(limit, 'essai', undefined);
  const left = [];
  for (let asked = 0; asked < 3; asked += 1) left.push((await counter.countRequest('ada')).remaining);
  expect(left).toEqual([1, 0, -1]);
  const { resetsInMs } = await counter.countRequest('ada');
  expect(resetsInMs).toBeGreaterThan(50_000);
  expect(resetsInMs).toBeLessThanOrEqual(MINUTE_MS);
  await counter.uncountRequest('ada');
  expect((await counter.countRequest('ada')).remaining).toBe(-2);
});

it('evicts the least recently seen addresses instead of growing with a flood of them', async () => {
  const counter = new Counter(limit, 'essai', undefined);
  await counter.countRequest('first');
  for (let address = 0; address < 50_000; address += 1) await counter.countRequest(String(address));
  expect((await counter.countRequest('49999')).remaining).toBe(0);
  expect((await counter.countRequest('first')).remaining).toBe(1);
});

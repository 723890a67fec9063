import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Pace } from './pace.js';

const EVERY_MS = 5;
const MANY = 40;

describe('Pace', () => {
  it('lets simultaneous callers pass one by one, in their order', async () => {
    const pace = new Pace(EVERY_MS);
    const passed: number[] = [];
    const began = performance.now();
    await Promise.all(
      Array.from({ length: MANY }, async (_, index) => {
        await pace.turn();
        passed.push(index);
      }),
    );
    const took = performance.now() - began;
    expect(passed).toEqual(passed.toSorted((one, other) => one - other));
    // Timers have millisecond resolution.
    expect(took).toBeGreaterThan((MANY - 1) * EVERY_MS - 2);
  });

  it('lets the first caller after an idle time pass at once', async () => {
    const pace = new Pace(MINUTE_MS);
    const began = performance.now();
    await pace.turn();
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});

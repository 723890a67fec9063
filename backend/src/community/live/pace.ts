import { setTimeout as pause } from 'node:timers/promises';

/** Lets callers pass in order, with a minimum interval between them. */
export class Pace {
  private next = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly everyMs: number) {}

  turn(): Promise<void> {
    const mine = Math.max(this.next, performance.now());
    this.next = mine + this.everyMs;
    // One after the other: timers that are late at the same time may fire in any order.
    this.last = this.last.then(async () => {
      const left = mine - performance.now();
      if (left > 0) await pause(left);
    });
    return this.last;
  }
}

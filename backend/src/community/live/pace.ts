import { setTimeout as pause } from 'node:timers/promises';

/** Lets one pass after the other, in the order they come, with so much time between any two. */
export class Pace {
  private next = 0;

  constructor(private readonly everyMs: number) {}

  async turn(): Promise<void> {
    const now = performance.now();
    const mine = Math.max(this.next, now);
    this.next = mine + this.everyMs;
    if (mine > now) await pause(mine - now);
  }
}

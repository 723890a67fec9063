import { setTimeout as pause } from 'node:timers/promises';

/** Lets callers pass in order, with a minimum interval between them. */
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

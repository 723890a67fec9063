import { LRUCache } from 'lru-cache';

/** What the thread that answers can spare, in milliseconds. */
const SHORT_MS = 10;
/** Runs in a row that must have been short. */
const TRIALS = 10;
const STATEMENTS = 1000;

/** Learns from their runs which statements are short: at first none; one that was long must then be short ten times as often. */
export class ShortStatements {
  private readonly known = new LRUCache<string, { runs: number; trials: number }>({ max: STATEMENTS });

  includes(sql: string): boolean {
    const { runs, trials } = this.known.get(sql) ?? { runs: 0, trials: TRIALS };
    return runs >= trials;
  }

  /** Notes how long a run took. */
  note(sql: string, ms: number): void {
    const { runs, trials } = this.known.get(sql) ?? { runs: 0, trials: TRIALS };
    const isShort = ms <= SHORT_MS;
    this.known.set(sql, isShort ? { runs: runs + 1, trials } : { runs: 0, trials: trials * TRIALS });
  }
}

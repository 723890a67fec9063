/** Longer than any transaction: lock waits time out after fifty seconds. */
const GIVEN_UP_AFTER_MS = 120_000;
const MAX_KEPT = 20_000;

/**
 * Gaps in the sequence of event ids. MySQL assigns ids on insert, so a missing id belongs to an open transaction, or to
 * one that was rolled back.
 */
export class MissingIds {
  private readonly noticedAt = new Map<number, number>();

  /** @param ids the ids read above `after`, ascending */
  noteGaps(after: number, ids: readonly number[]): void {
    const now = performance.now();
    let previous = after;
    for (const id of ids) {
      for (let missing = Math.max(previous + 1, id - MAX_KEPT); missing < id; missing += 1) {
        this.noticedAt.set(missing, now);
      }
      previous = id;
    }
  }

  has(id: number): boolean {
    return this.noticedAt.has(id);
  }

  delete(id: number): void {
    this.noticedAt.delete(id);
  }

  /** Ids that may still appear. */
  current(): number[] {
    const givenUp = performance.now() - GIVEN_UP_AFTER_MS;
    for (const [id, noticedAt] of this.noticedAt) {
      if (noticedAt > givenUp && this.noticedAt.size <= MAX_KEPT) break;
      this.noticedAt.delete(id);
    }
    return [...this.noticedAt.keys()];
  }
}

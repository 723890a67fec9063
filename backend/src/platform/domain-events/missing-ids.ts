/** Longer than any transaction lasts: locks are waited for no more than fifty seconds. */
const GIVEN_UP_AFTER_MS = 120_000;
const MAX_KEPT = 20_000;

/**
 * Ids that were passed over because no row had them. MySQL gives ids out when a row is inserted, so one that is missing
 * may belong to a transaction that is not committed yet, or to one that was undone.
 */
export class MissingIds {
  private readonly noticedAt = new Map<number, number>();

  /** @param ids what was read above `after`, ascending */
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

  /** Those that may still appear. */
  current(): number[] {
    const givenUp = performance.now() - GIVEN_UP_AFTER_MS;
    for (const [id, noticedAt] of this.noticedAt) {
      if (noticedAt > givenUp && this.noticedAt.size <= MAX_KEPT) break;
      this.noticedAt.delete(id);
    }
    return [...this.noticedAt.keys()];
  }
}

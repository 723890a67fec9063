import { Injectable } from '@nestjs/common';

const REMEMBERED_TAGS = 10_000;

/** A cache that holds values by tags. */
interface InvalidatedCache {
  dropTags(tags: readonly string[]): void;
  expireTags(tags: readonly string[], since: number): void;
  clearValues(): void;
  /** Size of the held values. */
  readonly bytes: number;
}

/**
 * Counts invalidations and passes them on to the caches. A value is not cached if one of its tags changed while it was
 * being made.
 */
@Injectable()
export class InvalidationClock {
  private readonly caches: InvalidatedCache[] = [];
  /** Time of the last change of each tag, oldest first. */
  private readonly changedAt = new Map<string, number>();
  /** Tags that are no longer remembered changed at this time at the latest. */
  private forgottenUpTo = 0;
  private time = 0;

  get now(): number {
    return this.time;
  }

  /** Bytes in memory, over all caches. */
  get heldBytes(): number {
    return this.caches.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  registerCache(cache: InvalidatedCache): void {
    this.caches.push(cache);
  }

  hasChangedSince(time: number, tags: readonly string[]): boolean {
    if (time < this.forgottenUpTo) return true;
    return tags.some((tag) => (this.changedAt.get(tag) ?? 0) > time);
  }

  /** Values with one of these tags are wrong from now on. */
  dropTags(tags: readonly string[]): void {
    this.recordChange(tags);
    for (const cache of this.caches) cache.dropTags(tags);
  }

  /**
   * Values with one of these tags are outdated, but may be used for a moment.
   * @param since when they became outdated, in milliseconds; other processes receive the event later
   */
  expireTags(tags: readonly string[], since = Date.now()): void {
    this.recordChange(tags);
    for (const cache of this.caches) cache.expireTags(tags, since);
  }

  /** All values are wrong from now on. */
  clearCaches(): void {
    this.time += 1;
    this.forgottenUpTo = this.time;
    this.changedAt.clear();
    for (const cache of this.caches) cache.clearValues();
  }

  private recordChange(tags: readonly string[]): void {
    this.time += 1;
    for (const tag of tags) {
      this.changedAt.delete(tag);
      this.changedAt.set(tag, this.time);
    }
    for (const [tag, time] of this.changedAt) {
      if (this.changedAt.size <= REMEMBERED_TAGS) return;
      this.changedAt.delete(tag);
      this.forgottenUpTo = time;
    }
  }
}

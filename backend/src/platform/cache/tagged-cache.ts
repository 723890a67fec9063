import { LRUCache } from 'lru-cache';
import type { InvalidationClock } from './invalidation-clock.js';

/** A new value and its tags. */
export interface NewValue<Value> {
  value: Value;
  /** Tags of the data that the value shows; see cache-tags.ts. */
  tags: readonly string[];
  /** In bytes, as stored. */
  size: number;
}

interface Entry<Value> extends NewValue<Value> {
  madeAt: number;
  /** Stale since this time; usable until the grace period ends. */
  staleAt: number | undefined;
}

/** A cached value; when it is stale, the caller should make a new one. */
export interface CachedValue<Value> {
  value: Value;
  isStale: boolean;
}

interface Limits {
  /** Total of values, keys and tags. */
  maxBytes: number;
  /** How long a stale value may still be used. */
  graceMs: number;
  /** Whether invalidations apply at present; if not, values live until their maximum age. */
  isFollowing?: () => boolean;
}

/**
 * LRU cache bounded in bytes. A change of any tag invalidates the values that carry it, and only one caller at a time
 * makes the value of a key.
 */
export class TaggedCache<Value extends object> {
  private readonly entries: LRUCache<string, Entry<Value>>;
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly making = new Map<string, Promise<Value>>();
  private readonly graceMs: number;
  private readonly isFollowing: () => boolean;

  constructor(
    private readonly clock: InvalidationClock,
    { maxBytes, graceMs, isFollowing = () => true }: Limits,
  ) {
    this.graceMs = graceMs;
    this.isFollowing = isFollowing;
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size, tags }, key) => size + 2 * key.length + 100 * (tags.length + 1),
      dispose: ({ tags }, key) => this.forgetTags(key, tags),
      noDisposeOnSet: false,
    });
    clock.registerCache(this);
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /**
   * @param maxAgeMs older values are stale
   * @param graceMs how long a stale value may still be used
   */
  get(key: string, maxAgeMs: number, graceMs = this.graceMs): CachedValue<Value> | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const expiresAt = entry.madeAt + maxAgeMs;
    const staleAt = Math.min(entry.staleAt ?? Infinity, expiresAt);
    const now = Date.now();
    if (now >= staleAt + graceMs) return undefined;
    return { value: entry.value, isStale: now >= staleAt };
  }

  /**
   * Makes and caches the value of a key; concurrent callers share one promise.
   * @param make a result without tags is returned but not cached
   */
  makeValue(
    key: string,
    make: () => Promise<NewValue<Value> | { value: Value; tags?: undefined }>,
  ): Promise<Value> {
    const coming = this.making.get(key);
    if (coming) return coming;
    const began = this.clock.now;
    const value = make()
      .then((made) => {
        if (made.tags) this.storeValue(key, made, began);
        return made.value;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, value);
    return value;
  }

  /**
   * @param began the clock's time before the value was made
   * @param madeAt when it was made, in milliseconds
   */
  storeValue(key: string, made: NewValue<Value>, began: number, madeAt = Date.now()): void {
    // A tag changed meanwhile, so the value may predate the change.
    if (this.isFollowing() && this.clock.hasChangedSince(began, made.tags)) return;
    const { value, size } = made;
    const tags = [...new Set(made.tags)];
    this.entries.set(key, { value, size, tags, madeAt, staleAt: undefined });
    if (!this.entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
  }

  /** Removes the values with one of these tags. */
  dropTags(tags: readonly string[]): void {
    if (!this.isFollowing()) return;
    for (const key of this.keysWith(tags)) this.entries.delete(key);
  }

  /** Marks the values with one of these tags as stale. */
  expireTags(tags: readonly string[], since: number): void {
    if (!this.isFollowing()) return;
    for (const key of this.keysWith(tags)) {
      const entry = this.entries.peek(key);
      // A clock ahead of ours must not prolong the grace period.
      if (entry) entry.staleAt ??= Math.min(since, Date.now());
    }
  }

  clearValues(): void {
    this.entries.clear();
  }

  private keysWith(tags: readonly string[]): string[] {
    return tags.flatMap((tag) => [...(this.keysByTag.get(tag) ?? [])]);
  }

  private forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

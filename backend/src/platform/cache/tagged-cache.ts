import { LRUCache } from 'lru-cache';
import type { InvalidationClock } from './invalidation-clock.js';

/** What was made for a key, and of what it is made. */
export interface Made<Value> {
  value: Value;
  /** What the value shows; see cache-tags.ts. */
  tags: readonly string[];
  /** In bytes, as it is kept. */
  size: number;
}

interface Entry<Value> extends Made<Value> {
  madeAt: number;
  /** Since when it is not up to date any more, though it may be used for a moment. */
  staleAt: number | undefined;
}

/** A kept value; a stale one is to be made anew by whoever gets it first. */
export interface Found<Value> {
  value: Value;
  isStale: boolean;
}

interface Limits {
  /** Of values, keys and tags together. */
  maxBytes: number;
  /** How long a value that is stale may still be used. */
  graceMs: number;
  /** Whether changes count at present; otherwise values live out their time. */
  isFollowing?: () => boolean;
}

/**
 * Values by key, the least recently used of which go when there are too many bytes of them. Each goes with the first
 * change to anything it shows, and each is made by one caller at a time.
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
    clock.follow(this);
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /**
   * @param maxAgeMs older values are stale
   * @param graceMs how long one that is stale may still be used
   */
  get(key: string, maxAgeMs: number, graceMs = this.graceMs): Found<Value> | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const expiresAt = entry.madeAt + maxAgeMs;
    const staleAt = Math.min(entry.staleAt ?? Infinity, expiresAt);
    const now = Date.now();
    if (now >= staleAt + graceMs) return undefined;
    return { value: entry.value, isStale: now >= staleAt };
  }

  /**
   * Makes the value for a key and keeps it; whoever asks for the same key meanwhile is given the same promise.
   * @param make what it resolves to without tags is handed out and not kept
   */
  make(key: string, make: () => Promise<Made<Value> | { value: Value; tags?: undefined }>): Promise<Value> {
    const coming = this.making.get(key);
    if (coming) return coming;
    const began = this.clock.now;
    const value = make()
      .then((made) => {
        if (made.tags) this.keep(key, made, began);
        return made.value;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, value);
    return value;
  }

  /**
   * @param began reading of the clock before the value was made
   * @param madeAt when that was, in milliseconds
   */
  keep(key: string, made: Made<Value>, began: number, madeAt = Date.now()): void {
    // Something it shows has changed meanwhile: it may be from before or after that.
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

  /** Values that show one of these are not used any more. */
  drop(tags: readonly string[]): void {
    if (!this.isFollowing()) return;
    for (const key of this.keysWith(tags)) this.entries.delete(key);
  }

  /** Values that show one of these are made anew when next asked for. */
  expire(tags: readonly string[]): void {
    if (!this.isFollowing()) return;
    for (const key of this.keysWith(tags)) {
      const entry = this.entries.peek(key);
      if (entry) entry.staleAt ??= Date.now();
    }
  }

  clear(): void {
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

import { createHmac, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';

const HOUR_MS = 60 * 60 * 1000;
const WINDOW_MS = 6 * HOUR_MS;
const KEY_LASTS_MS = 24 * HOUR_MS;
/** Some 20 MB; when more is read in a window, the oldest readings are forgotten and may count once more. */
const MAX_READINGS = 100_000;

/**
 * Names whoever reads by a request: a member by their id, a visitor by address and browser. Undefined for what nobody
 * reads: a page fetched ahead of a click, a HEAD.
 */
export function readerOf(request: Request): string | undefined {
  if (request.method !== 'GET' || request.get('sec-purpose')?.includes('prefetch')) return undefined;
  const user = request.user as { id: number } | undefined;
  return user ? `member ${user.id}` : `visitor ${request.ip} ${request.get('user-agent') ?? ''}`;
}

/**
 * Who has read what in the last hours. Only hashes are held, under a key that is never written anywhere and ends with
 * the day: nobody can be found in them, and from one day to the next nobody is the same.
 */
export class RecentReadings {
  private readonly hashes: LRUCache<string, true>;
  private key = randomBytes(32);
  private keyEndsAt: number;

  /** @param now milliseconds on a clock that only goes forward */
  constructor(
    private readonly now = () => performance.now(),
    max = MAX_READINGS,
  ) {
    this.hashes = new LRUCache({ max, ttl: WINDOW_MS, ttlResolution: 0, perf: { now } });
    this.keyEndsAt = now() + KEY_LASTS_MS;
  }

  /** Notes a reading; whether it is the reader's first of this tutorial within the window. */
  note(tutorialId: number, reader: string): boolean {
    if (this.now() >= this.keyEndsAt) this.changeKey();
    const hash = createHmac('sha256', this.key).update(`${tutorialId} ${reader}`).digest('base64');
    if (this.hashes.has(hash)) return false;
    this.hashes.set(hash, true);
    return true;
  }

  private changeKey(): void {
    this.key = randomBytes(32);
    this.keyEndsAt = this.now() + KEY_LASTS_MS;
    this.hashes.clear();
  }
}

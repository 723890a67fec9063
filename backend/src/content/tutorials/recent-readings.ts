import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

const HOUR_MS = 60 * 60 * 1000;
const WINDOW_MS = 6 * HOUR_MS;
const KEY_LASTS_MS = 24 * HOUR_MS;
/** Some 20 MB; when more is read in a window, the oldest readings are forgotten and may count once more. */
const MAX_READINGS = 100_000;

/**
 * Names whoever reads by a request: a member by their id, a visitor by address and browser. Undefined for what nobody
 * reads: a page fetched ahead of a click, a HEAD.
 * @param address where the visitor comes from, behind the proxies that are trusted
 */
export function readerOf(
  { method, headers, user }: IncomingMessage & { user?: unknown },
  address: string | undefined,
): string | undefined {
  if (method !== 'GET' || headers['sec-purpose']?.includes('prefetch')) return undefined;
  return user ? `member ${(user as { id: number }).id}` : `visitor ${address} ${headers['user-agent'] ?? ''}`;
}

/**
 * Who has read what in the last hours. Only hashes are held, under a key that is never written anywhere and ends with
 * the day: nobody can be found in them, and from one day to the next nobody is the same.
 */
export class RecentReadings {
  private readonly hashes: LRUCache<string, true>;
  private key = newKey();
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
    // No HMAC: nobody gets to see a hash, and node takes longer to set one up than to serve a kept page.
    const reading = hash('sha256', `${this.key} ${tutorialId} ${reader}`, 'base64');
    if (this.hashes.has(reading)) return false;
    this.hashes.set(reading, true);
    return true;
  }

  private changeKey(): void {
    this.key = newKey();
    this.keyEndsAt = this.now() + KEY_LASTS_MS;
    this.hashes.clear();
  }
}

function newKey(): string {
  return randomBytes(32).toString('base64');
}

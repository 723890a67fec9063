import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS } from '@passerelle/api-client/durations';

const WINDOW_MS = 6 * HOUR_MS;
const KEY_LASTS_MS = DAY_MS;
/** Some 20 MB. When a window has more readings, the oldest are dropped and may count again. */
const MAX_READINGS = 100_000;

/**
 * Key of the reader behind a request: the id of a member, or the address and browser of a visitor. Undefined for
 * prefetches and HEAD requests, which are not readings.
 * @param address of the visitor, behind the trusted proxies
 */
export function readerOf(
  { method, headers, user }: IncomingMessage & { user?: unknown },
  address: string | undefined,
): string | undefined {
  if (method !== 'GET' || headers['sec-purpose']?.includes('prefetch')) return undefined;
  return user ? `member ${(user as { id: number }).id}` : `visitor ${address} ${headers['user-agent'] ?? ''}`;
}

/**
 * Remembers the readings of the last hours. It stores only hashes, keyed with a secret that stays in memory and changes
 * every day, so nobody can be identified or followed from one day to the next.
 */
export class RecentReadings {
  private readonly hashes: LRUCache<string, true>;
  private key = newKey();
  private keyEndsAt: number;

  /** @param now milliseconds on a monotonic clock */
  constructor(
    private readonly now = () => performance.now(),
    max = MAX_READINGS,
  ) {
    // Not `max`, which would reserve memory at once.
    const bound = { maxSize: max, sizeCalculation: () => 1 };
    this.hashes = new LRUCache({ ...bound, ttl: WINDOW_MS, ttlResolution: 0, perf: { now } });
    this.keyEndsAt = now() + KEY_LASTS_MS;
  }

  /**
   * Records a reading.
   * @returns whether it is the reader's first of this tutorial within the window
   */
  recordReading(tutorialId: number, reader: string): boolean {
    if (this.now() >= this.keyEndsAt) this.changeKey();
    // A plain hash, not an HMAC: hashes are never exposed, and setting up an HMAC costs Node more than a cached page.
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

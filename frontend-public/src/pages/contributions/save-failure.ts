import { ApiError } from '@passerelle/api-client/request';
import { isOffline } from '../../lib/offline';
import type { SaverState } from './saver-state';

/** Refused for now: the same text may be taken later. */
const PASSING = [401, 408, 429];
/** The server’s disk is full. */
const NO_SPACE = 507;

/** What a save that failed leaves to say; trying again helps unless it was refused. The status is 0 without an answer. */
export function failureOf(error: unknown): { status: number } & Pick<SaverState, 'where' | 'refusal'> {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && status >= 400 && status < 500 && !PASSING.includes(status)) {
    return { status, where: 'refused', refusal: error.said };
  }
  const where = isOffline() ? 'offline' : status === 401 ? 'signedOut' : 'failed';
  // The one failure that somebody can do something about.
  const refusal = error instanceof ApiError && status === NO_SPACE ? error.said : undefined;
  return { status, where, refusal };
}

const PAUSES_MS = [2000, 4000, 8000, 16_000, 30_000, 60_000];

/** How many milliseconds to wait after a failure, the longer the more there were before; not all browsers at once. */
export function pauseAfter(failures: number): number {
  return (PAUSES_MS[failures] ?? PAUSES_MS.at(-1)!) * (0.8 + Math.random() * 0.4);
}

import { ApiError } from '@passerelle/api-client/request';
import { isOffline } from '../../lib/offline';
import type { SaverState } from './saver-state';

/** Temporary refusals: the same text may be accepted later. */
const PASSING = [401, 408, 429];
/** 507: the server’s disk is full. */
const NO_SPACE = 507;

/** Classifies a failed save; only real refusals are not retried. Status 0 means no answer. */
export function failureOf(error: unknown): { status: number } & Pick<SaverState, 'where' | 'refusal'> {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && status >= 400 && status < 500 && !PASSING.includes(status)) {
    return { status, where: 'refused', refusal: error.said };
  }
  const where = isOffline() ? 'offline' : status === 401 ? 'signedOut' : 'failed';
  // The only failure the author can act on.
  const refusal = error instanceof ApiError && status === NO_SPACE ? error.said : undefined;
  return { status, where, refusal };
}

const PAUSES_MS = [2000, 4000, 8000, 16_000, 30_000, 60_000];

/** Exponential backoff in milliseconds, with jitter. */
export function pauseAfter(failures: number): number {
  return (PAUSES_MS[failures] ?? PAUSES_MS.at(-1)!) * (0.8 + Math.random() * 0.4);
}

import { SetMetadata } from '@nestjs/common';

export const REFUSALS = 'refusals';

/** By status, why something is refused, in French sentences. */
export type Refusals = Partial<Record<401 | 403 | 404 | 409 | 412 | 429 | 503, string>>;

/**
 * Says what a route refuses for reasons of its own, for the API's description. What its access, its input and the
 * limits have it refuse is known without.
 */
export const Refuses = (refusals: Refusals) => SetMetadata(REFUSALS, refusals);

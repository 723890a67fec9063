import { SetMetadata } from '@nestjs/common';

export const REFUSALS = 'refusals';

/** Reasons of refusal by status, as French sentences. */
export type Refusals = Partial<Record<401 | 403 | 404 | 409 | 412 | 429 | 503, string>>;

/** Documents refusals specific to a route. Those due to access, input and rate limits are documented automatically. */
export const Refuses = (refusals: Refusals) => SetMetadata(REFUSALS, refusals);

import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import type { Limit } from '../../platform/request-safety/limits.js';
import { network } from '../../platform/request-safety/network.js';
import { RateLimits } from '../../platform/request-safety/rate-limits.js';
import { tooManyAttempts } from './login-attempts.service.js';

/** Allows for a few classes that mistype within an hour, but not for trying one password on many accounts. */
const FAILED: Limit = { name: 'failed-login', requests: 100, windowMs: HOUR_MS };

/** Limits failed sign-ins per address, against trying a few passwords on many names. */
@Injectable()
export class FailedSignInLimit {
  constructor(
    private readonly config: Config,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Counts an attempt as failed until it succeeds.
   * @throws TooManyRequestsException when too many have failed; nothing is tried then
   */
  async guard<T>(address: string, attempt: () => Promise<T>): Promise<T> {
    if (!this.config.rateLimits) return attempt();
    const { remaining, resetsInMs } = await this.limits.countAttempt(FAILED, 'address', network(address));
    if (remaining < 0) throw tooManyAttempts(resetsInMs);
    const result = await attempt();
    await this.limits.uncountAttempt(FAILED, 'address', network(address));
    return result;
  }
}

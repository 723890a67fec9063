import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { LessThan, type Repository } from 'typeorm';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { forgiveUnwritable, isUnwritable } from '../../platform/common/out-of-space.js';
import { TooManyRequestsException } from '../../platform/common/too-many-requests.exception.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { LoginAttempt } from './login-attempt.entity.js';

const LOCKED_MS = 15 * 60 * 1000;
/** Of those that the database takes no note of. */
const MAX_UNWRITTEN = 10_000;
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/**
 * Whose password is tried, and from which side. Each is counted on its own: what strangers try keeps out neither a
 * browser that is known for the member nor one in which they are signed in.
 */
export interface Attempted {
  usernameKey: string;
  from: 'anywhere' | 'session' | { browser: string };
}

/** Stops guessing: after so many failures in a row a name rests for a quarter of an hour. */
@Injectable()
export class LoginAttemptsService {
  /** Counted here while the database takes nothing: signing in goes on, and guessing is stopped as ever. */
  private readonly unwritten = new LRUCache<string, LoginAttempt>({ max: MAX_UNWRITTEN });

  constructor(
    @InjectRepository(LoginAttempt) private readonly attempts: Repository<LoginAttempt>,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Counts an attempt as a failure, before it is known whether it is one: of many at once no more may be looked at.
   * `forget` follows where it succeeds.
   * @throws TooManyRequestsException while the name rests; nothing is counted then
   */
  async begin(attempted: Attempted): Promise<void> {
    const account = hash(attempted);
    const max = await this.settings.get('maxLoginAttempts');
    const unwritten = this.unwritten.get(account);
    if (unwritten && unwritten.failures >= max) refuse(unwritten);
    try {
      await this.note(account, max);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      const known = this.unwritten.get(account) ?? (await this.attempts.findOneBy({ account }));
      if (known && known.failures >= max) refuse(known);
      const failures = known && known.failures < max ? known.failures + 1 : 1;
      this.unwritten.set(account, { account, failures, lastAt: new Date() });
    }
  }

  private async note(account: string, max: number): Promise<void> {
    while (!(await this.count(account, max))) {
      const known = await this.attempts.findOneBy({ account });
      if (known && known.failures >= max) refuse(known);
      if (await this.countFirst(account)) return;
    }
  }

  /** Takes one attempt back that was not a guess. */
  async takeBack(attempted: Attempted): Promise<void> {
    const account = hash(attempted);
    const unwritten = this.unwritten.get(account);
    if (unwritten) unwritten.failures = Math.max(0, unwritten.failures - 1);
    await this.attempts
      .createQueryBuilder()
      .update()
      .set({ failures: () => 'failures - 1' })
      .where('account = :account AND failures > 0', { account })
      .execute()
      .catch(forgiveUnwritable);
  }

  async forget(attempted: Attempted): Promise<void> {
    this.unwritten.delete(hash(attempted));
    await this.attempts.delete(hash(attempted)).catch(forgiveUnwritable);
  }

  async deleteOld(): Promise<void> {
    await deleteInBatches(this.attempts, { lastAt: LessThan(new Date(Date.now() - REMEMBERED_MS)) });
  }

  /** Resolves to false where there is nothing to count up, or no more may be tried. */
  private async count(account: string, max: number): Promise<boolean> {
    const now = new Date();
    const { affected } = await this.attempts
      .createQueryBuilder()
      .update()
      .set({ failures: () => 'CASE WHEN failures < :max THEN failures + 1 ELSE 1 END', lastAt: now })
      .where('account = :account AND (failures < :max OR lastAt <= :rested)')
      .setParameters({ account, max, rested: new Date(now.getTime() - LOCKED_MS) })
      .execute();
    return affected === 1;
  }

  /** Resolves to false where another attempt has just been the first. */
  private async countFirst(account: string): Promise<boolean> {
    try {
      await this.attempts.insert({ account, failures: 1, lastAt: new Date() });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}

/** @throws TooManyRequestsException unless the name has rested by now */
function refuse({ lastAt }: LoginAttempt): void {
  const waitMs = lastAt.getTime() + LOCKED_MS - Date.now();
  if (waitMs > 0) throw tooManyAttempts(waitMs);
}

export function tooManyAttempts(waitMs: number): TooManyRequestsException {
  const minutes = Math.ceil(waitMs / 60_000);
  return new TooManyRequestsException(
    `Trop de tentatives de connexion. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
    Math.ceil(waitMs / 1000),
    'too_many_attempts',
  );
}

function hash({ usernameKey, from }: Attempted): string {
  return createHash('sha256')
    .update(JSON.stringify([usernameKey, from]))
    .digest('hex');
}

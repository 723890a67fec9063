import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { LessThan, type Repository } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { ignoreUnwritable, isUnwritable } from '../../platform/common/storage-errors.js';
import { TooManyRequestsException } from '../../platform/common/busy.exception.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { LoginAttempt } from './login-attempt.entity.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

const LOCKED_MS = 15 * MINUTE_MS;
/** Bound for the attempts held in memory. */
const MAX_UNWRITTEN = 10_000;
const REMEMBERED_MS = DAY_MS;

/**
 * Name and origin of an attempt. Origins are counted separately, so that an attacker locks out neither a known browser
 * nor a session of the member.
 */
export interface AttemptKey {
  usernameKey: string;
  from: 'anywhere' | 'session' | { browser: string };
}

/** Against password guessing: after too many consecutive failures a name is locked for a quarter of an hour. */
@Injectable()
export class LoginAttemptsService {
  /** Failures counted in memory while the database is not writable: sign-in and its limits keep working. */
  private readonly unwritten = new LRUCache<string, LoginAttempt>({ max: MAX_UNWRITTEN });

  constructor(
    @InjectRepository(LoginAttempt) private readonly attempts: Repository<LoginAttempt>,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Counts an attempt as failed before its result is known, so that concurrent ones cannot exceed the limit. Call
   * `clearAttempts` after a success.
   * @throws TooManyRequestsException while the name is locked; nothing is counted then
   */
  async countAttempt(attempted: AttemptKey): Promise<void> {
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

  /** Uncounts an attempt that was no guess. */
  async uncountAttempt(attempted: AttemptKey): Promise<void> {
    const account = hash(attempted);
    const unwritten = this.unwritten.get(account);
    if (unwritten) unwritten.failures = Math.max(0, unwritten.failures - 1);
    await this.attempts
      .createQueryBuilder()
      .update()
      .set({ failures: () => 'failures - 1' })
      .where('account = :account AND failures > 0', { account })
      .execute()
      .catch(ignoreUnwritable);
  }

  async clearAttempts(attempted: AttemptKey): Promise<void> {
    this.unwritten.delete(hash(attempted));
    await this.attempts.delete(hash(attempted)).catch(ignoreUnwritable);
  }

  @RetentionTask('essais de connexion')
  async deleteOld(): Promise<void> {
    await deleteInBatches(this.attempts, { lastAt: LessThan(new Date(Date.now() - REMEMBERED_MS)) });
  }

  /** Resolves to false when there is no row, or the limit is reached. */
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

  /** Resolves to false when a concurrent attempt has inserted the row. */
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

/** @throws TooManyRequestsException while the name is locked */
function refuse({ lastAt }: LoginAttempt): void {
  const waitMs = lastAt.getTime() + LOCKED_MS - Date.now();
  if (waitMs > 0) throw tooManyAttempts(waitMs);
}

export function tooManyAttempts(waitMs: number): TooManyRequestsException {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return new TooManyRequestsException(
    `Trop de tentatives de connexion. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
    Math.ceil(waitMs / 1000),
    'too_many_attempts',
  );
}

function hash({ usernameKey, from }: AttemptKey): string {
  return createHash('sha256')
    .update(JSON.stringify([usernameKey, from]))
    .digest('hex');
}

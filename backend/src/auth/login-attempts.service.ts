import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { TooManyRequestsException } from '../common/too-many-requests.exception.js';
import { SettingsService } from '../settings/settings.service.js';
import { LoginAttempt } from './login-attempt.entity.js';

const LOCKED_MS = 15 * 60 * 1000;
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Stops guessing: after so many failures in a row a name rests for a quarter of an hour. */
@Injectable()
export class LoginAttemptsService {
  constructor(
    @InjectRepository(LoginAttempt) private readonly attempts: Repository<LoginAttempt>,
    private readonly settings: SettingsService,
  ) {}

  /** @throws TooManyRequestsException while the name rests */
  async check(usernameKey: string): Promise<void> {
    const attempt = await this.attempts.findOneBy({ account: hash(usernameKey) });
    if (!attempt || attempt.failures < (await this.settings.get('maxLoginAttempts'))) return;
    const waitMs = attempt.lastAt.getTime() + LOCKED_MS - Date.now();
    if (waitMs <= 0) return this.forget(usernameKey);
    const minutes = Math.ceil(waitMs / 60_000);
    throw new TooManyRequestsException(
      `Trop de tentatives de connexion. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
      Math.ceil(waitMs / 1000),
    );
  }

  async failed(usernameKey: string): Promise<void> {
    const account = hash(usernameKey);
    const lastAt = new Date();
    const counted = await this.attempts
      .createQueryBuilder()
      .update()
      .set({ failures: () => 'failures + 1', lastAt })
      .where({ account })
      .execute();
    if (!counted.affected) await this.attempts.upsert({ account, failures: 1, lastAt }, ['account']);
  }

  async forget(usernameKey: string): Promise<void> {
    await this.attempts.delete(hash(usernameKey));
  }

  async deleteOld(): Promise<void> {
    await this.attempts.delete({ lastAt: LessThan(new Date(Date.now() - REMEMBERED_MS)) });
  }
}

function hash(usernameKey: string): string {
  return createHash('sha256').update(usernameKey).digest('hex');
}

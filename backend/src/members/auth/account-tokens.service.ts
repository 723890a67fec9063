import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, type EntityManager, type Repository } from 'typeorm';
import { coded } from '../../platform/common/error-codes.js';
import { createLinkToken, hashLinkToken } from '../../platform/common/link-token.js';
import { UsersService } from '../users/users.service.js';
import { AccountToken, type TokenPurpose } from './account-token.entity.js';

const HOUR_MS = 60 * 60 * 1000;
const lifetimes: Record<TokenPurpose, number> = { 'confirm-email': 48 * HOUR_MS, 'reset-password': HOUR_MS };

@Injectable()
export class AccountTokensService {
  constructor(
    @InjectRepository(AccountToken) private readonly tokens: Repository<AccountToken>,
    private readonly users: UsersService,
  ) {}

  /** Makes a link's token; an earlier one for the same purpose no longer works. */
  async issue(userId: number, purpose: TokenPurpose): Promise<string> {
    return this.replace(this.tokens.manager, userId, purpose);
  }

  /** As `issue`, but null where one was made less than `everyMs` ago and has not been used; that one stays good. */
  async issueNowAndThen(userId: number, purpose: TokenPurpose, everyMs: number): Promise<string | null> {
    return this.tokens.manager.transaction(async (manager) => {
      // Of several requests at once each waits for the one before.
      await this.users.lock(manager, userId);
      const recent = MoreThan(new Date(Date.now() + lifetimes[purpose] - everyMs));
      if (await manager.existsBy(AccountToken, { userId, purpose, expiresAt: recent })) return null;
      return this.replace(manager, userId, purpose);
    });
  }

  /** Resolves to whose a token is. @throws BadRequestException when it is unknown, used or too old */
  async find(token: string, purpose: TokenPurpose): Promise<number> {
    const found = await this.tokens.findOneBy({ hash: hashLinkToken(token), purpose });
    if (!found || found.expiresAt.getTime() < Date.now()) throw refusal();
    return found.userId;
  }

  /**
   * Uses a token up; resolves to whose it was.
   * @throws BadRequestException when it is unknown, used or too old
   */
  async redeem(token: string, purpose: TokenPurpose): Promise<number> {
    const userId = await this.find(token, purpose);
    // Of two at once only one removes the row.
    const { affected } = await this.tokens.delete({ hash: hashLinkToken(token) });
    if (!affected) throw refusal();
    return userId;
  }

  /** Makes the links that a member has been sent for a purpose of no use. */
  async revoke(userId: number, purpose: TokenPurpose): Promise<void> {
    await this.tokens.delete({ userId, purpose });
  }

  async deleteExpired(): Promise<void> {
    await this.tokens.delete({ expiresAt: LessThan(new Date()) });
  }

  private async replace(manager: EntityManager, userId: number, purpose: TokenPurpose): Promise<string> {
    const token = createLinkToken();
    await manager.delete(AccountToken, { userId, purpose });
    const expiresAt = new Date(Date.now() + lifetimes[purpose]);
    await manager.insert(AccountToken, { hash: hashLinkToken(token), userId, purpose, expiresAt });
    return token;
  }
}

function refusal(): BadRequestException {
  return new BadRequestException(
    coded('invalid_link', 'Ce lien n’est plus valable. Demandez-en un nouveau.'),
  );
}

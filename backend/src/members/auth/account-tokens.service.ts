import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThan, MoreThanOrEqual, type EntityManager, type Repository } from 'typeorm';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { coded } from '../../platform/common/error-codes.js';
import { createLinkToken, hashLinkToken } from '../../platform/common/link-token.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountToken, type TokenPurpose } from './account-token.entity.js';

const HOUR_MS = 60 * 60 * 1000;
const lifetimes: Record<TokenPurpose, number> = {
  'confirm-email': 48 * HOUR_MS,
  'reset-password': HOUR_MS,
  'first-password': 7 * 24 * HOUR_MS,
  'change-email': 48 * HOUR_MS,
  'undo-email': 7 * 24 * HOUR_MS,
};

/** What links choose a password or an address. */
const choosing: TokenPurpose[] = ['first-password', 'reset-password', 'change-email'];

@Injectable()
export class AccountTokensService {
  constructor(
    @InjectRepository(AccountToken) private readonly tokens: Repository<AccountToken>,
    private readonly users: UsersService,
  ) {}

  /** Makes a link's token; an earlier one for the same purpose no longer works. */
  async issue(
    manager: EntityManager,
    userId: number,
    purpose: TokenPurpose,
    email: string | null = null,
  ): Promise<string> {
    // Of several requests at once each waits for the one before.
    await this.users.lock(manager, userId);
    // On MySQL a delete that finds nothing locks the gap where others' tokens go: many who register at once would all
    // wait for each other.
    const earlier = await manager.find(AccountToken, { select: { hash: true }, where: { userId, purpose } });
    if (earlier.length > 0) await manager.delete(AccountToken, { hash: In(earlier.map(({ hash }) => hash)) });
    return this.issueBeside(manager, userId, purpose, email);
  }

  /** As `issue`, but those that were made before go on working. */
  async issueBeside(
    manager: EntityManager,
    userId: number,
    purpose: TokenPurpose,
    email: string | null,
  ): Promise<string> {
    const token = createLinkToken();
    const expiresAt = new Date(Date.now() + lifetimes[purpose]);
    await manager.insert(AccountToken, { hash: hashLinkToken(token), userId, purpose, email, expiresAt });
    return token;
  }

  /** As `issue`, but null where one was made less than `everyMs` ago and has not been used; that one stays good. */
  async issueNowAndThen(
    manager: EntityManager,
    userId: number,
    purpose: TokenPurpose,
    everyMs: number,
  ): Promise<string | null> {
    // Of several requests at once each waits for the one before.
    await this.users.lock(manager, userId);
    const recent = MoreThan(new Date(Date.now() + lifetimes[purpose] - everyMs));
    if (await manager.existsBy(AccountToken, { userId, purpose, expiresAt: recent })) return null;
    return this.issue(manager, userId, purpose);
  }

  /** Resolves to whose a token is. @throws BadRequestException when it is unknown, used or too old */
  async find(token: string, purpose: TokenPurpose): Promise<number> {
    return (await this.get(token, purpose)).userId;
  }

  /** As `find`, with the address it is about. @throws BadRequestException */
  async findWithAddress(
    token: string,
    purpose: TokenPurpose,
  ): Promise<{ userId: number; email: string; expiresAt: Date }> {
    const { userId, email, expiresAt } = await this.get(token, purpose);
    if (email === null) throw refusal();
    return { userId, email, expiresAt };
  }

  async isFor(token: string, purpose: TokenPurpose): Promise<boolean> {
    return this.tokens.existsBy({ hash: hashLinkToken(token), purpose });
  }

  /**
   * Uses up a token that `find` has found. Resolves to whose it is, as they stay until the transaction ends.
   * @throws BadRequestException when somebody else was quicker, or the account is gone
   */
  async redeem(manager: EntityManager, token: string, userId: number): Promise<User> {
    const owner = await this.users.lock(manager, userId);
    // Of two at once only one removes the row.
    const { affected } = await manager.delete(AccountToken, { hash: hashLinkToken(token) });
    if (!affected || !owner) throw refusal();
    return owner;
  }

  /** For a password that has just been chosen: no link that was asked for before chooses another, or an address. */
  async revokeForPassword(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(AccountToken, { userId, purpose: In(choosing) });
  }

  /** For an address that has just become another one: what was mailed for the old one does nothing to the new one. */
  async revokeForAddress(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(AccountToken, { userId, purpose: In([...choosing, 'confirm-email']) });
  }

  /** Leaves a member no way back to addresses from before. @param since only of those whose links end no earlier */
  async revokeUndoing(manager: EntityManager, userId: number, since = new Date(0)): Promise<void> {
    const expiresAt = MoreThanOrEqual(since);
    await manager.delete(AccountToken, { userId, purpose: 'undo-email', expiresAt });
  }

  async deleteExpired(): Promise<void> {
    await deleteInBatches(this.tokens, { expiresAt: LessThan(new Date()) });
  }

  private async get(token: string, purpose: TokenPurpose): Promise<AccountToken> {
    const found = await this.tokens.findOneBy({ hash: hashLinkToken(token), purpose });
    if (!found || found.expiresAt.getTime() < Date.now()) throw refusal();
    return found;
  }
}

function refusal(): BadRequestException {
  return new BadRequestException(
    coded('invalid_link', 'Ce lien n’est plus valable. Demandez-en un nouveau.'),
  );
}

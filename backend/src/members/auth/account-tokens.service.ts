import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThan, MoreThanOrEqual, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS, HOUR_MS } from '@passerelle/api-client/durations';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { createLinkToken, hashLinkToken } from '../../platform/common/link-token.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountToken, type TokenPurpose } from './account-token.entity.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

type LinkPurpose = Exclude<TokenPurpose, 'used-for-email'>;

const lifetimes: Record<LinkPurpose, number> = {
  'confirm-email': 48 * HOUR_MS,
  'reset-password': HOUR_MS,
  'first-password': 7 * DAY_MS,
  'change-email': 48 * HOUR_MS,
  'undo-email': 7 * DAY_MS,
};

/** Links that set a password or an email address. */
const choosing: TokenPurpose[] = ['first-password', 'reset-password', 'change-email'];

@Injectable()
export class AccountTokensService {
  constructor(
    @InjectRepository(AccountToken) private readonly tokens: Repository<AccountToken>,
    private readonly users: UsersService,
  ) {}

  /** Creates a link's token and revokes earlier ones for the same purpose. */
  async issueToken(
    manager: EntityManager,
    userId: number,
    purpose: LinkPurpose,
    email: string | null = null,
  ): Promise<string> {
    // Serializes concurrent requests.
    await this.users.lock(manager, userId);
    // On MySQL a DELETE that matches nothing takes a gap lock where other tokens are inserted, so that concurrent
    // registrations would block each other.
    const earlier = await manager.find(AccountToken, { select: { hash: true }, where: { userId, purpose } });
    if (earlier.length > 0) await manager.delete(AccountToken, { hash: In(earlier.map(({ hash }) => hash)) });
    return this.issueAdditionalToken(manager, userId, purpose, email);
  }

  /** Like `issueToken`, but earlier tokens stay valid. */
  async issueAdditionalToken(
    manager: EntityManager,
    userId: number,
    purpose: LinkPurpose,
    email: string | null,
  ): Promise<string> {
    const token = createLinkToken();
    const expiresAt = new Date(Date.now() + lifetimes[purpose]);
    await manager.insert(AccountToken, { hash: hashLinkToken(token), userId, purpose, email, expiresAt });
    return token;
  }

  /** Like `issueToken`, but null when an unused token was issued less than `everyMs` ago; that one stays valid. */
  async issueTokenAtIntervals(
    manager: EntityManager,
    userId: number,
    purpose: LinkPurpose,
    everyMs: number,
  ): Promise<string | null> {
    // Serializes concurrent requests.
    await this.users.lock(manager, userId);
    const recent = MoreThan(new Date(Date.now() + lifetimes[purpose] - everyMs));
    if (await manager.existsBy(AccountToken, { userId, purpose, expiresAt: recent })) return null;
    return this.issueToken(manager, userId, purpose);
  }

  /** Resolves to the member id of a token. @throws BadRequestException when it is unknown, used or expired */
  async findOwner(token: string, purpose: TokenPurpose): Promise<number> {
    return (await this.get(token, purpose)).userId;
  }

  /** Like `findOwner`, with the token's email address. @throws BadRequestException */
  async findWithAddress(
    token: string,
    purpose: LinkPurpose,
  ): Promise<{ userId: number; email: string; expiresAt: Date }> {
    const { userId, email, expiresAt } = await this.get(token, purpose);
    if (email === null) throw refusal();
    return { userId, email, expiresAt };
  }

  async isFor(token: string, purpose: TokenPurpose): Promise<boolean> {
    return this.tokens.existsBy({ hash: hashLinkToken(token), purpose });
  }

  /**
   * Uses up a token. Resolves to its member, with a row lock until the transaction ends.
   * @throws BadRequestException when it has just been used, or the account is deleted
   */
  async redeemToken(manager: EntityManager, token: string, userId: number): Promise<User> {
    const owner = await this.users.lock(manager, userId);
    // Of two concurrent uses only one deletes the row.
    const { affected } = await manager.delete(AccountToken, { hash: hashLinkToken(token) });
    if (!affected || !owner) throw refusal();
    return owner;
  }

  /** Like `redeemToken`, for a link that sets an address; after it `hasSetAddress` recognizes a second use. */
  async redeemForAddress(
    manager: EntityManager,
    token: string,
    userId: number,
    email: string,
  ): Promise<User> {
    const { expiresAt } = (await manager.findOneBy(AccountToken, { hash: hashLinkToken(token) })) ?? {};
    const owner = await this.redeemToken(manager, token, userId);
    const used = { hash: hashLinkToken(token), userId, purpose: 'used-for-email', email } as const;
    await manager.insert(AccountToken, { ...used, expiresAt: expiresAt! });
    return owner;
  }

  /** Whether a used link has set the address that the account still has. */
  async hasSetAddress(token: string): Promise<boolean> {
    const used = await this.tokens.findOneBy({ hash: hashLinkToken(token), purpose: 'used-for-email' });
    if (!used) return false;
    const owner = await this.users.find(used.userId);
    return owner?.email === used.email && owner.emailConfirmedAt !== null;
  }

  /** After a password change: earlier links can no longer set another password or address. */
  async revokeForPassword(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(AccountToken, { userId, purpose: In(choosing) });
  }

  /** After an address change: links mailed to the old address no longer affect the account. */
  async revokeForAddress(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(AccountToken, { userId, purpose: In([...choosing, 'confirm-email']) });
  }

  /** Revokes links that restore earlier addresses. @param since only those that expire at this time or later */
  async revokeUndoing(manager: EntityManager, userId: number, since = new Date(0)): Promise<void> {
    const expiresAt = MoreThanOrEqual(since);
    await manager.delete(AccountToken, { userId, purpose: 'undo-email', expiresAt });
  }

  @RetentionTask('liens des messages')
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
    errorBody('invalid_link', 'Ce lien n’est plus valable. Demandez-en un nouveau.'),
  );
}

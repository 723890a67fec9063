import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import type { Page } from '../../platform/common/page-query.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { foldAddress, mailboxOf } from '../../platform/common/mailboxes.js';
import { ignoreUnwritable } from '../../platform/common/storage-errors.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import type { User } from './user.entity.js';
import { UsersRepository, type NewUser, type UserFilter, type UserSelection } from './users.repository.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

/** Minimum interval between updates of `lastSeenAt`. */
const NOTICE_EVERY_MS = 5 * MINUTE_MS;

const SUSPENDED_MAILBOX =
  'Le compte de cette boîte aux lettres est suspendu. Pour en parler, écrivez à l’équipe du site par la page Contact.';

export type Registration = Pick<
  NewUser,
  | 'username'
  | 'email'
  | 'passwordHash'
  | 'displayName'
  | 'bio'
  | 'isContributor'
  | 'website'
  | 'socialLinks'
  | 'expertise'
> & { isAdmin?: boolean; emailConfirmedAt?: Date };

type Also = (manager: EntityManager, id: number) => Promise<void>;

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly dataSource: DataSource,
  ) {}

  async find(id: number): Promise<User | null> {
    return this.users.find(id);
  }

  async findForSignIn(username: string): Promise<User | null> {
    return this.users.findForSignIn(usernameKey(username));
  }

  /**
   * Key of the account for a typed name or email address, so that failures count for the account either way. Unknown
   * input is its own key.
   */
  async usernameKeyFor(given: string): Promise<string> {
    const key = usernameKey(given);
    if (!key.includes('@') || (await this.users.findByUsername(key))) return key;
    return (await this.users.findByEmail(foldAddress(key)))?.usernameKey ?? key;
  }

  async findWithSecrets(id: number): Promise<User | null> {
    return this.users.findWithSecrets(id);
  }

  async findByUsername(username: string): Promise<User | null> {
    return this.users.findByUsername(usernameKey(username));
  }

  async findByEmail(email: string, manager?: EntityManager): Promise<User | null> {
    return this.users.findByEmail(email, manager);
  }

  /**
   * @param also runs in the same transaction
   * @throws ConflictException when the name or the address is taken
   */
  async create(registration: Registration, also?: Also): Promise<User> {
    const row: NewUser = {
      avatar: null,
      isAdmin: false,
      isModerator: false,
      isReviewer: false,
      contributorRevoked: false,
      emailConfirmedAt: null,
      suspendedUntil: null,
      suspensionReason: null,
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      ...registration,
      usernameKey: usernameKey(registration.username),
      email: foldAddress(registration.email),
    };
    try {
      const id = await this.dataSource.transaction(async (manager) => {
        const inserted = await this.users.insertUser(manager, row);
        await also?.(manager, inserted);
        return inserted;
      });
      return (await this.users.find(id))!;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (await this.users.findByEmail(row.email)) throw addressTaken();
      const message = "Ce nom d'utilisateur est déjà pris.";
      throw new ConflictException(errorBody('already_exists', message, { username: message }));
    }
  }

  /** @param also runs first, in the same transaction */
  async update(id: number, changes: Partial<User>, also?: Also): Promise<User> {
    await this.dataSource.transaction(async (manager) => {
      await also?.(manager, id);
      await this.users.updateUser(id, changes, manager);
    });
    return (await this.users.find(id))!;
  }

  /** Within a transaction. */
  async change(manager: EntityManager, id: number, changes: Partial<User>): Promise<void> {
    await this.users.updateUser(id, changes, manager);
  }

  async list(
    filter: UserFilter,
    selection: UserSelection,
    page: Page,
  ): Promise<{ users: User[]; total: number; older: number | undefined }> {
    const [users, total, older] = await this.users.list(filter, selection, page);
    return { users, total, older };
  }

  /** Loads a member with a row lock until the transaction ends; null when there is none. */
  async lock(manager: EntityManager, id: number): Promise<User | null> {
    return this.users.lock(manager, id);
  }

  /** Like `lock`, with the columns for sign-in. */
  async lockWithSecrets(manager: EntityManager, id: number): Promise<User | null> {
    return this.users.lockWithSecrets(manager, id);
  }

  /** Resolves to whether no code of this or a later time step was used before. */
  async useTotpStep(id: number, step: number): Promise<boolean> {
    return this.users.useTotpStep(id, step);
  }

  /** Whether this is the only administrator; locks all of them until the transaction ends. */
  async isLastAdmin(manager: EntityManager, id: number): Promise<boolean> {
    const ids = await this.lockAdmins(manager);
    return ids.length === 1 && ids[0] === id;
  }

  /** Ids of all administrators, with row locks until the transaction ends. */
  lockAdmins(manager: EntityManager): Promise<number[]> {
    return this.users.lockAdmins(manager);
  }

  /** Foreign keys cascade to the member's own data. */
  async delete(manager: EntityManager, id: number): Promise<void> {
    await this.users.deleteUser(manager, id);
  }

  /** Number of members who registered before a date and have not confirmed their address. */
  async countUnconfirmed(before: Date): Promise<number> {
    return this.users.countUnconfirmed(before);
  }

  /** These members, block by block, by id. */
  async *eachUnconfirmed(before: Date, size: number): AsyncGenerator<User[]> {
    for (let after = 0; ;) {
      const block = await this.users.listUnconfirmed(before, after, size);
      if (block.length > 0) yield block;
      if (block.length < size) return;
      after = block.at(-1)!.id;
    }
  }

  /** Marks their addresses as confirmed; resolves to the number of members. */
  async confirmAll(manager: EntityManager, before: Date): Promise<number> {
    return this.users.confirmAll(manager, before);
  }

  /** Number of members who may moderate. */
  async countModerating(): Promise<number> {
    return (await this.users.listModerating()).length;
  }

  async listModerating(): Promise<User[]> {
    return this.users.listModerating();
  }

  /**
   * Runs within a transaction.
   * @param email folded
   * @throws ForbiddenException when a suspended member has this mailbox, and would return with another account
   */
  async refuseSuspendedMailbox(manager: EntityManager, email: string): Promise<void> {
    const mailbox = mailboxOf(email);
    const suspended = await this.users.suspendedAddresses(manager, mailbox);
    if (!suspended.some((address) => mailboxOf(address) === mailbox)) return;
    throw new ForbiddenException(errorBody('suspended', SUSPENDED_MAILBOX, { email: SUSPENDED_MAILBOX }));
  }

  async hasAdmin(): Promise<boolean> {
    return (await this.users.countAdmins(this.dataSource.manager)) > 0;
  }

  @RetentionTask('suspensions terminées')
  async markEndedSuspensions(): Promise<void> {
    await this.users.markEndedSuspensions();
  }

  /** Updates `lastSeenAt` from time to time. */
  async updateLastSeen(user: User): Promise<void> {
    const now = new Date();
    if (user.lastSeenAt && now.getTime() - user.lastSeenAt.getTime() < NOTICE_EVERY_MS) return;
    await this.users.updateLastSeen(user.id, now).catch(ignoreUnwritable);
  }
}

export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** Whether a member is suspended at present. */
export function isSuspended({ suspendedUntil }: Pick<User, 'suspendedUntil'>): boolean {
  return suspendedUntil !== null && suspendedUntil.getTime() > Date.now();
}

export function addressTaken(): ConflictException {
  const message = 'Cette adresse e-mail est déjà utilisée.';
  return new ConflictException(errorBody('already_exists', message, { email: message }));
}

/** Turns a unique violation of an email change into a refusal. @throws ConflictException when the address is taken */
export async function unlessAddressTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken() : error;
  }
}

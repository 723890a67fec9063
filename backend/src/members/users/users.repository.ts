import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold } from '@passerelle/api-client/fold';
import { beginningOf } from '@passerelle/api-client/text-length';
import { Brackets, In, IsNull, LessThan, MoreThan, Raw, type EntityManager, type Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { searchedAddress } from '../../platform/common/mailboxes.js';
import { likeContains, likeStart } from '../../platform/database/like.js';
import { findAndCount, findPage } from '../../platform/database/find-page.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { restrictToBlock } from '../../platform/database/newest-block.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { endedBy, MemberCounts, type UserKind } from './member-counts.js';
import { User } from './user.entity.js';

export type NewUser = Omit<
  User,
  | 'id'
  | 'displayNameFolded'
  | 'emailFolded'
  | 'contributorVerified'
  | 'hasSuspension'
  | 'lastSeenAt'
  | 'createdAt'
  | 'updatedAt'
>;

export interface UserFilter {
  /** Matched against name, email address and display name. */
  text?: string | undefined;
  kind?: UserKind | undefined;
}

/** Suspensions marked as ended at once. */
const MARKED_AT_ONCE = 500;

const orders = {
  id: ['id', 'ASC'],
  username: ['usernameKey', 'ASC'],
  email: ['email', 'ASC'],
  createdAt: ['createdAt', 'ASC'],
} satisfies Orders<string>;
export type UserSort = keyof typeof orders;
export const userSorts = Object.keys(orders) as UserSort[];
export type UserSelection = Selection<UserSort>;

@Injectable()
export class UsersRepository {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly counts: MemberCounts,
    private readonly longReads: LongReads,
  ) {}

  async find(id: number): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** Includes the columns for sign-in. */
  async findForSignIn(usernameKey: string): Promise<User | null> {
    return this.withSecrets().where('user.usernameKey = :usernameKey', { usernameKey }).getOne();
  }

  async findWithSecrets(id: number): Promise<User | null> {
    return this.withSecrets().where('user.id = :id', { id }).getOne();
  }

  async findByUsername(usernameKey: string): Promise<User | null> {
    return this.users.findOneBy({ usernameKey });
  }

  async findByEmail(email: string, manager: EntityManager = this.users.manager): Promise<User | null> {
    return manager.findOneBy(User, { email });
  }

  async insertUser(manager: EntityManager, user: NewUser): Promise<number> {
    const now = new Date();
    const row = {
      ...user,
      ...foldedOf(user),
      contributorVerified: false,
      hasSuspension: isToCome(user.suspendedUntil),
      lastSeenAt: null,
      createdAt: now,
      updatedAt: now,
    };
    const { identifiers } = await manager.insert(User, row);
    await this.counts.countChange(manager, row, 1);
    return (identifiers[0] as { id: number }).id;
  }

  async updateUser(
    id: number,
    changes: Partial<User>,
    manager: EntityManager = this.users.manager,
  ): Promise<void> {
    const marked = await this.changeKinds(manager, id, changes);
    await manager.update(User, id, { ...changes, ...marked, ...foldedOf(changes), updatedAt: new Date() });
  }

  /** Updates the stored counts for a change of a member. */
  private async changeKinds(
    manager: EntityManager,
    id: number,
    changes: Partial<User>,
  ): Promise<Partial<User>> {
    const { isAdmin, isModerator, isContributor, suspendedUntil } = changes;
    const isSame = [isAdmin, isModerator, isContributor, suspendedUntil].every((each) => each === undefined);
    const before = isSame ? null : await this.lock(manager, id);
    if (!before) return {};
    const marked = suspendedUntil === undefined ? {} : { hasSuspension: isToCome(suspendedUntil) };
    const after = {
      isAdmin: isAdmin ?? before.isAdmin,
      isModerator: isModerator ?? before.isModerator,
      isContributor: isContributor ?? before.isContributor,
      hasSuspension: marked.hasSuspension ?? before.hasSuspension,
    };
    await this.counts.countKinds(manager, before, after);
    return marked;
  }

  /** Addresses of suspended members that may belong to this mailbox. */
  async suspendedAddresses(manager: EntityManager, mailbox: string): Promise<string[]> {
    const suspended = await manager.find(User, {
      select: { email: true },
      where: {
        hasSuspension: true,
        suspendedUntil: MoreThan(new Date()),
        // A quoted name may be the same one.
        email: Raw((column) => `(${column} LIKE :start ESCAPE '!' OR ${column} LIKE '"%')`, {
          start: likeStart(mailbox[0]!),
        }),
      },
    });
    return suspended.map(({ email }) => email);
  }

  /** Marks suspensions that have ended; they end without a write. */
  async markEndedSuspensions(): Promise<void> {
    const ended = endedBy(new Date());
    for (let found = MARKED_AT_ONCE; found === MARKED_AT_ONCE;)
      found = await this.users.manager.transaction(async (manager) => {
        const rows = await manager.find(User, { select: { id: true }, where: ended, take: MARKED_AT_ONCE });
        const where = { ...ended, id: In(rows.map(({ id }) => id)) };
        const { affected } = await manager.update(User, where, { hasSuspension: false });
        if (affected) await this.counts.countEnded(manager, affected);
        return rows.length;
      });
  }

  async updateLastSeen(id: number, moment: Date): Promise<void> {
    await this.users.update(id, { lastSeenAt: moment });
  }

  /** @returns `older`: with a text, where the next block begins */
  async list(
    { text, kind }: UserFilter,
    selection: UserSelection,
    page: Page,
  ): Promise<[rows: User[], total: number, older: number | undefined]> {
    const query = this.users.createQueryBuilder('user');
    if (text) {
      const match = (column: string) => `user.${column} LIKE :text ESCAPE '!'`;
      query.andWhere(
        new Brackets((either) =>
          either
            .where(match('usernameKey'))
            .orWhere(match('emailFolded'))
            .orWhere(match('displayNameFolded')),
        ),
        { text: likeContains(fold(text)) },
      );
    }
    if (kind === 'admin') query.andWhere('user.isAdmin = :yes', { yes: true });
    if (kind === 'moderator') query.andWhere('user.isModerator = :yes', { yes: true });
    if (kind === 'contributor') query.andWhere('user.isContributor = :yes', { yes: true });
    if (kind === 'suspended')
      query.andWhere('user.hasSuspension = :yes AND user.suspendedUntil > :now', {
        yes: true,
        now: new Date(),
      });
    selectRows(query, selection, orders, 'id');
    const whole = this.users.createQueryBuilder('user');
    if (!text && !selection.ids) {
      const total = await this.count(kind);
      return [await findPage(query, page, total, whole), total, undefined];
    }
    const read = text ? this.longReads.readerFor('Membres d’un texte') : undefined;
    const older = read && (await restrictToBlock(query, selection, read));
    return [...(await findAndCount(query, page, whole, read)), older];
  }

  /** Loads a member with a row lock until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<User | null> {
    const query = manager.createQueryBuilder(User, 'user').addSelect('user.hasSuspension');
    return lockRows(query.where('user.id = :id', { id })).getOne();
  }

  async lockWithSecrets(manager: EntityManager, id: number): Promise<User | null> {
    return lockRows(this.withSecrets(manager).where('user.id = :id', { id })).getOne();
  }

  async useTotpStep(id: number, step: number): Promise<boolean> {
    const { affected } = await this.users
      .createQueryBuilder()
      .update()
      .set({ totpLastStep: step })
      .where('id = :id AND (totpLastStep IS NULL OR totpLastStep < :step)', { id, step })
      .execute();
    return affected === 1;
  }

  /** Ids of all administrators, with row locks until the transaction ends. */
  async lockAdmins(manager: EntityManager): Promise<number[]> {
    const admins = manager
      .createQueryBuilder(User, 'user')
      .select('user.id')
      .where('user.isAdmin = :yes', { yes: true });
    return (await lockRows(admins.orderBy('user.id')).getMany()).map(({ id }) => id);
  }

  async deleteUser(manager: EntityManager, id: number): Promise<void> {
    const user = await this.lock(manager, id);
    if (!user) return;
    await this.counts.countChange(manager, user, -1);
    await manager.delete(User, { id });
  }

  async countAdmins(manager: EntityManager): Promise<number> {
    return manager.countBy(User, { isAdmin: true });
  }

  /** Members who may moderate and are not suspended. */
  async listModerating(): Promise<User[]> {
    const isHere = [{ suspendedUntil: IsNull() }, { suspendedUntil: LessThan(new Date()) }];
    const where = isHere.flatMap((here) => [
      { isAdmin: true, ...here },
      { isModerator: true, ...here },
    ]);
    return this.users.findBy(where);
  }

  async countUnconfirmed(before: Date): Promise<number> {
    return this.users.countBy(unconfirmed(before));
  }

  /** @param after last id of the previous block */
  async listUnconfirmed(before: Date, after: number, take: number): Promise<User[]> {
    const where = { ...unconfirmed(before), id: MoreThan(after) };
    return this.users.find({ where, order: { id: 'ASC' }, take });
  }

  /** Resolves to the number of members. */
  async confirmAll(manager: EntityManager, before: Date): Promise<number> {
    const now = new Date();
    const changes = { emailConfirmedAt: now, updatedAt: now };
    const { affected } = await manager.update(User, unconfirmed(before), changes);
    return affected ?? 0;
  }

  private count(kind: UserKind | undefined): Promise<number> {
    return kind ? this.counts.count(kind, this.users.manager) : this.counts.total();
  }

  private withSecrets(manager: EntityManager = this.users.manager) {
    return manager.createQueryBuilder(User, 'user').addSelect(['user.passwordHash', 'user.totpSecret']);
  }
}

/** Members who registered before a date and have not confirmed their address. */
const unconfirmed = (before: Date) => ({ emailConfirmedAt: IsNull(), createdAt: LessThan(before) });

function isToCome(moment: Date | null): boolean {
  return moment !== null && moment > new Date();
}

/** Folding can lengthen a text. */
function foldedOf({ displayName, email }: Pick<Partial<User>, 'displayName' | 'email'>) {
  return {
    ...(displayName !== undefined && { displayNameFolded: beginningOf(fold(displayName), 200) }),
    ...(email !== undefined && { emailFolded: searchedAddress(email) }),
  };
}

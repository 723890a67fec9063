import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, type EntityManager, type Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { countRows, findAndCount, findPage } from '../../platform/database/find-page.js';
import { restrictToBlockOfPeriod } from '../../platform/database/newest-block.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { User } from '../../members/users/user.entity.js';
import { AuditCounts } from './audit-counts.js';
import { AuditEntry } from './audit-entry.entity.js';

type Exact = Partial<Pick<AuditEntry, 'actorId' | 'action' | 'targetType' | 'targetId'>>;

export interface AuditFilter extends Exact {
  since?: Date;
  until?: Date;
}

/** Entries of a period examined in one request. */
const BLOCK = 2_500;

const orders = { id: ['id', 'DESC'], createdAt: ['createdAt', 'DESC'] } satisfies Orders<string>;
export type AuditSort = keyof typeof orders;
export const auditSorts = Object.keys(orders) as AuditSort[];
export type AuditSelection = Selection<AuditSort>;

const NO_TEXTS = { ownerId: null, before: null, after: null, note: null, mayHaveTexts: false };

@Injectable()
export class AuditRepository {
  constructor(
    @InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>,
    private readonly counts: AuditCounts,
    private readonly longReads: LongReads,
  ) {}

  async insertEntry(
    manager: EntityManager,
    entry: Omit<AuditEntry, 'id' | 'actor' | 'ownerId' | 'mayHaveTexts'>,
  ): Promise<void> {
    await manager.insert(AuditEntry, { ...entry, ownerId: ownerOf(entry.before) });
    await this.counts.countAdded(manager, entry);
  }

  /** Resolves to the number of updated entries. */
  async forgetTextsBefore(moment: Date): Promise<number> {
    const withTexts = { mayHaveTexts: true, createdAt: LessThan(moment) };
    return updateInBatches(this.entries, withTexts, NO_TEXTS);
  }

  async forgetTextsAbout(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(AuditEntry, { targetType: 'user', targetId: userId }, NO_TEXTS);
    await manager.update(AuditEntry, { ownerId: userId }, NO_TEXTS);
    await this.counts.replaceActor(manager, userId, null);
  }

  async moveEntries(manager: EntityManager, userId: number, into: number): Promise<void> {
    await manager.update(AuditEntry, { actorId: userId }, { actorId: into });
    await manager.update(AuditEntry, { ownerId: userId }, { ownerId: into });
    await manager.update(
      AuditEntry,
      { targetType: 'user', targetId: userId, ownerId: IsNull() },
      { ownerId: into },
    );
    await this.counts.replaceActor(manager, userId, into);
  }

  /**
   * Newest first by default, with the actors. A period is examined block by block.
   * @returns `older`: where the next block of the period begins
   */
  async list(
    { since, until, ...exact }: AuditFilter,
    selection: AuditSelection,
    page: Page,
  ): Promise<[AuditEntry[], number, older: number | undefined]> {
    const query = this.entries.createQueryBuilder('entry');
    const wanted = Object.entries(exact).filter(([, value]) => value !== undefined);
    const isPeriod = since !== undefined || until !== undefined;
    for (const [name, value] of wanted) {
      // An expression instead of the column: the block is found by its dates, and no other index should be used for
      // them.
      const column = isPeriod ? `COALESCE(entry.${name}, entry.${name})` : `entry.${name}`;
      query.andWhere(`${column} = :${name}`, { [name]: value });
    }
    selectRows(query, selection, orders, 'id');
    const whole = this.entries
      .createQueryBuilder('entry')
      .leftJoin('entry.actor', 'actor')
      .addSelect(['actor.id', 'actor.displayName', 'actor.avatar']);
    const read = isPeriod ? this.longReads.readerFor('Journal d’une période') : undefined;
    const period = { column: 'createdAt', since, until };
    const older = read && (await restrictToBlockOfPeriod(query, BLOCK, selection, read, period));
    // Without further filters a block is counted faster separately, from the index that finds it.
    if (isPeriod && wanted.length > 0) return [...(await findAndCount(query, page, whole, read)), older];
    const isCounted = exact.targetId === undefined && !isPeriod && !selection.ids;
    const total = isCounted ? await this.counts.count(exact) : await countRows(query, read);
    return [await findPage(query, page, total, whole, read), total, older];
  }

  /** Actors whose accounts still exist, by name. */
  async actors(): Promise<User[]> {
    return this.entries.manager
      .createQueryBuilder(User, 'user')
      .select(['user.id', 'user.displayName', 'user.avatar'])
      .whereInIds(await this.counts.actors())
      .orderBy('user.displayNameFolded')
      .addOrderBy('user.id')
      .getMany();
  }
}

/** Comments and collections name their owner as `userId`, tutorials as `authorId`. */
function ownerOf(before: object | null): number | null {
  const { userId, authorId } = (before ?? {}) as { userId?: number | null; authorId?: number | null };
  return userId ?? authorId ?? null;
}

import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager, type Repository } from 'typeorm';
import { Config } from '../../config.js';
import { afterCommit } from '../database/after-commit.js';
import { lockRows } from '../database/lock-rows.js';
import { prepareExclusively } from '../database/prepare-exclusively.js';
import type { Change, Subject } from './changes.js';
import { StoredCount } from './stored-count.entity.js';

/** Recounts everything; `manager` reads one snapshot of the database. */
type Recount = (manager: EntityManager) => Promise<Change[]>;

/** Addends are merged after this many have been written. */
const GATHER_AFTER = 300;
const ROWS_AT_ONCE = 500;

/**
 * Counts that are read without counting rows. A change inserts its difference as a row of its own in the same
 * transaction, so that nobody waits for a lock. From time to time the rows of a count are merged.
 */
@Injectable()
export class StoredCounts implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(StoredCounts.name);
  private readonly recounts: Recount[] = [];
  private written = 0;
  private gathering: Promise<void> | undefined;

  constructor(
    @InjectRepository(StoredCount) private readonly addends: Repository<StoredCount>,
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** Registers how a subject is recounted; called during application start. */
  registerRecount(recount: Recount): void {
    this.recounts.push(recount);
  }

  /** Fills the counts of a database that has none. */
  async onModuleInit(): Promise<void> {
    if (await this.addends.exists()) return;
    await prepareExclusively(this.config.database, async () => {
      if (!(await this.addends.exists())) await this.recountAll();
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.gathering;
  }

  /** Call it in the transaction that makes the change. */
  async changeCounts(manager: EntityManager, changes: readonly Change[]): Promise<void> {
    const rows = sumUp(changes).map(({ subject, part, by }) => ({ subject, part, value: by }));
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE);
      await manager
        .createQueryBuilder()
        .insert()
        .into(StoredCount)
        .values(some)
        .updateEntity(false)
        .execute();
    }
    afterCommit(manager, () => {
      this.written += rows.length;
      if (this.written >= GATHER_AFTER) this.mergeInBackground();
    });
  }

  /** Counts of a subject by part. @param from first part, in alphabetical order */
  async readCounts(
    subject: Subject,
    from?: string,
    manager = this.addends.manager,
  ): Promise<Map<string, number>> {
    const query = manager
      .createQueryBuilder(StoredCount, 'kept')
      .select('kept.part', 'part')
      .addSelect('SUM(kept.value)', 'count')
      .where('kept.subject = :subject', { subject })
      .groupBy('kept.part');
    if (from !== undefined) query.andWhere('kept.part >= :from', { from });
    const rows = await query.getRawMany<{ part: string; count: number | string }>();
    // MySQL returns sums as text.
    return new Map(rows.map(({ part, count }) => [part, Number(count)]));
  }

  /** Sum over all parts of a subject. */
  async readTotal(subject: Subject): Promise<number> {
    return [...(await this.readCounts(subject)).values()].reduce((sum, count) => sum + count, 0);
  }

  /** Recounts everything and corrects the stored counts; resolves to the number of wrong ones. */
  async recountAll(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const differences: Change[] = [];
      for (const recount of this.recounts) differences.push(...(await recount(manager)));
      for (const { subject, part, value } of await manager.find(StoredCount))
        differences.push({ subject, part, by: -value });
      const wrong = sumUp(differences);
      await this.changeCounts(manager, wrong);
      return wrong.length;
    });
  }

  /** Merges the rows of each count into one. */
  async mergeAddends(): Promise<void> {
    const scattered = await this.addends
      .createQueryBuilder('kept')
      .select('kept.subject', 'subject')
      .addSelect('kept.part', 'part')
      .groupBy('kept.subject')
      .addGroupBy('kept.part')
      .having('COUNT(*) > 1')
      .getRawMany<Pick<StoredCount, 'subject' | 'part'>>();
    for (const count of scattered) await this.mergeAddendsOf(count);
  }

  private async mergeAddendsOf(count: Pick<StoredCount, 'subject' | 'part'>): Promise<void> {
    // Selected first and then locked by id: a lock by index would include rows that others are inserting.
    const found = await this.addends.find({ select: { id: true }, where: count });
    const gather = async (manager: EntityManager): Promise<void> => {
      const ids = found.map(({ id }) => id);
      const query = manager.createQueryBuilder(StoredCount, 'kept').where({ id: In(ids) });
      const rows = await lockRows(query).getMany();
      const value = rows.reduce((sum, row) => sum + row.value, 0);
      await manager.delete(StoredCount, { id: In(rows.map(({ id }) => id)) });
      if (value !== 0) await manager.insert(StoredCount, { ...count, value });
    };
    // MySQL finds many ids by a table scan, and at its default isolation level it would lock the gaps where others
    // insert.
    if (this.config.database.kind === 'mysql') await this.dataSource.transaction('READ COMMITTED', gather);
    else await this.dataSource.transaction(gather);
  }

  private mergeInBackground(): void {
    if (this.gathering) return;
    this.written = 0;
    this.gathering = this.mergeAddends()
      .catch((error: unknown) => this.logger.error('Les nombres gardés n’ont pas pu être réunis.', error))
      .finally(() => (this.gathering = undefined));
  }
}

/** Adds up changes of the same count and drops those that cancel out. */
function sumUp(changes: readonly Change[]): Change[] {
  const sums = new Map<string, Change>();
  for (const { subject, part, by } of changes) {
    const key = `${subject}/${part}`;
    sums.set(key, { subject, part, by: (sums.get(key)?.by ?? 0) + by });
  }
  return [...sums.values()].filter(({ by }) => by !== 0);
}

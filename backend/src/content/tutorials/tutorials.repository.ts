import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { findAndCount, findPage } from '../../platform/database/find-page.js';
import { likeContains } from '../../platform/database/like.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { restrictToBlock } from '../../platform/database/newest-block.js';
import { readByParts } from '../../platform/database/read-by-parts.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { newestTagged, TutorialTag } from './tutorial-tag.entity.js';
import { DeletedTutorial } from './unpublished-tutorial.entity.js';
import { isInOneIndex, restrictToPart, type PartFilter } from './part-filter.js';
import { notDeleted, published } from './published.js';
import { tagKey } from './tags.js';
import { TutorialAuthor } from './tutorial-author.entity.js';
import { TutorialCounts } from './tutorial-counts.js';
import { Tutorial } from './tutorial.entity.js';

/** Combinations of domain, level and state that one statement reads; more make a list be read along its order instead. */
const MOST_PARTS = 100;

const orders = {
  id: ['id', 'DESC'],
  popularity: ['id', 'DESC'],
  date: ['date', 'DESC'],
  recent: ['date', 'DESC'],
  title: ['titleFolded', 'ASC'],
  views: ['views', 'DESC'],
  likes: ['likes', 'DESC'],
} satisfies Orders<string>;
export type TutorialSort = keyof typeof orders;
export type TutorialSelection = Selection<TutorialSort>;

export interface TutorialFilter extends PartFilter {
  /** Folded text to match in the title or description. */
  match?: string;
  /** One of its authors. */
  authorId?: number;
}

/** Columns that a write sets; the others are derived. */
export type TutorialRow = Omit<
  Tutorial,
  | 'id'
  | 'version'
  | 'likes'
  | 'views'
  | 'trendingScore'
  | 'ratingAverage'
  | 'ratingCount'
  | 'publicationState'
  | 'historyIsPublic'
>;

@Injectable()
export class TutorialsRepository {
  constructor(
    @InjectRepository(Tutorial) private readonly rows: Repository<Tutorial>,
    private readonly counts: TutorialCounts,
    private readonly longReads: LongReads,
  ) {}

  /** @returns `older`: with a text, where the next block begins */
  async list(
    filter: TutorialFilter,
    selection: TutorialSelection,
    page: Page,
  ): Promise<[rows: Tutorial[], total: number, older: number | undefined]> {
    const query = selectRows(this.query(), selection, orders, 'popularity');
    if (!filter.match && !filter.authorId && !selection.ids) {
      const [rows, total] = await this.listCounted(query, filter, selection.sort, page);
      return [rows, total, undefined];
    }
    if (filter.match) {
      query.andWhere("tutorial.matchText LIKE :match ESCAPE '!'", { match: likeContains(filter.match) });
    }
    if (filter.authorId) {
      const own = 'author.tutorialId = tutorial.id AND author.userId = :authorId';
      query.innerJoin(TutorialAuthor, 'author', own, { authorId: filter.authorId });
    }
    // Last, as databases check conditions in this order, and this one may look into other tables.
    restrictToPart(query, filter);
    const read = filter.match ? this.longReads.readerFor('Tutoriels d’un texte') : undefined;
    const older = read && (await restrictToBlock(query, selection, read));
    return [...(await findAndCount(query, page, this.query(), read)), older];
  }

  /** A set of tutorials to count: all, or those of a domain or level, in a state. */
  private async listCounted(
    query: SelectQueryBuilder<Tutorial>,
    filter: TutorialFilter,
    sort: TutorialSort | undefined,
    page: Page,
  ): Promise<[Tutorial[], number]> {
    const { domainId, difficulty, state = 'published' } = filter;
    const counted = await this.counts.countParts({ domainId, difficulty, state });
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    const parts = counted.filter(({ count }) => count > 0).map(({ count, ...part }) => part);
    const isByParts =
      !isInOneIndex(filter, sort ?? 'popularity') && parts.length > 0 && parts.length <= MOST_PARTS;
    if (!isByParts) restrictToPart(query, filter);
    const read = isByParts ? readByParts(parts) : undefined;
    return [await findPage(query, page, total, this.query(), read), total];
  }

  async trending(limit: number): Promise<Tutorial[]> {
    return this.rows
      .createQueryBuilder('tutorial')
      .where(published('tutorial.id'))
      .orderBy('tutorial.trendingScore', 'DESC')
      .addOrderBy('tutorial.id', 'DESC')
      .limit(limit)
      .getMany();
  }

  /**
   * Tutorials that share tags or the domain: most shared tags first, then the same domain, then popularity. Only the
   * newest tutorials of each tag are considered.
   */
  async findSimilar(
    wanted: { domainId?: number; tags: string[]; excludeId?: number },
    limit: number,
  ): Promise<Tutorial[]> {
    const tagged = await this.withTags(wanted, limit);
    const missing = limit - tagged.length;
    if (missing === 0 || !wanted.domainId) return tagged;
    const others = this.rows
      .createQueryBuilder('tutorial')
      .where('tutorial.domainId = :domainId', { domainId: wanted.domainId })
      .andWhere(published('tutorial.id'));
    const known = [wanted.excludeId ?? 0, ...tagged.map(({ id }) => id)];
    others.andWhere('tutorial.id NOT IN (:...known)', { known });
    others.orderBy('tutorial.trendingScore', 'DESC').addOrderBy('tutorial.id', 'DESC');
    return [...tagged, ...(await others.limit(missing).getMany())];
  }

  async findWithContent(id: number, manager = this.rows.manager): Promise<Tutorial | null> {
    return withContent(manager, id).andWhere(notDeleted('tutorial.id')).getOne();
  }

  async findPublished(id: number): Promise<Tutorial | null> {
    return withContent(this.rows.manager, id).andWhere(published('tutorial.id')).getOne();
  }

  /** The published ones among these, with their content, in no order. */
  async findPublishedAmong(ids: number[]): Promise<Tutorial[]> {
    const query = this.rows.createQueryBuilder('tutorial').addSelect(['tutorial.content']);
    return query
      .where({ id: In(ids) })
      .andWhere(published('tutorial.id'))
      .getMany();
  }

  /** The published ones among these, in the given order. */
  async findListed(ids: number[]): Promise<Tutorial[]> {
    if (ids.length === 0) return [];
    const query = this.rows.createQueryBuilder('tutorial').where(published('tutorial.id'));
    const byId = new Map((await query.andWhere({ id: In(ids) }).getMany()).map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async isPublished(id: number): Promise<boolean> {
    const query = this.rows.createQueryBuilder('tutorial').where('tutorial.id = :id', { id });
    return query.andWhere(published('tutorial.id')).getExists();
  }

  /** With the columns that lists omit, except the rendered content. */
  async findWhole(id: number, manager = this.rows.manager): Promise<Tutorial | null> {
    const query = whole(manager).where('tutorial.id = :id', { id });
    return query.andWhere(notDeleted('tutorial.id')).getOne();
  }

  /** `findWhole` with a row lock until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<Tutorial | null> {
    const tutorial = await this.lockAny(manager, id);
    // Checked after locking, so that a deletion that has just been committed is seen.
    return tutorial && !(await manager.existsBy(DeletedTutorial, { tutorialId: id })) ? tutorial : null;
  }

  async hasAuthor(tutorialId: number, userId: number): Promise<boolean> {
    return this.rows.manager.existsBy(TutorialAuthor, { tutorialId, userId });
  }

  /** Locks a tutorial even if it is in the trash. */
  async lockAny(manager: EntityManager, id: number): Promise<Tutorial | null> {
    return lockRows(whole(manager).where('tutorial.id = :id', { id })).getOne();
  }

  /**
   * Deletes the row; foreign keys cascade to its data.
   * @param tutorial locked
   */
  async deleteTutorial(manager: EntityManager, tutorial: Tutorial): Promise<void> {
    await this.counts.countErasure(manager, tutorial);
    await manager.delete(Tutorial, { id: tutorial.id });
  }

  async exists(id: number): Promise<boolean> {
    return this.rows.existsBy({ id });
  }

  async titlesOf(ids: number[]): Promise<Map<number, string>> {
    const rows = await this.rows.find({ select: { id: true, title: true }, where: { id: In(ids) } });
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  async findImported(): Promise<Tutorial[]> {
    return this.rows.find({
      select: { id: true, sourcePath: true, title: true, checksum: true },
      where: { sourcePath: Not(IsNull()) },
    });
  }

  async moveImported(id: number, sourcePath: string): Promise<void> {
    await this.rows.update({ id }, { sourcePath });
  }

  async findAssets(id: number): Promise<Tutorial['assets']> {
    const row = await this.rows.findOne({ select: { id: true, assets: true }, where: { id } });
    return row?.assets ?? {};
  }

  /** Tutorials of the oldest renderer version, the most read first; empty once all have this version. */
  async findRenderedBefore(version: number, limit: number): Promise<Tutorial[]> {
    const [oldest] = await this.rows.find({
      select: { id: true, rendererVersion: true },
      order: { rendererVersion: 'ASC' },
      take: 1,
    });
    if (!oldest || oldest.rendererVersion >= version) return [];
    return this.rows
      .createQueryBuilder('tutorial')
      .addSelect(['tutorial.source', 'tutorial.assets', 'tutorial.content'])
      .where('tutorial.rendererVersion = :oldest', { oldest: oldest.rendererVersion })
      .orderBy('tutorial.views', 'DESC')
      .addOrderBy('tutorial.id', 'DESC')
      .limit(limit)
      .getMany();
  }

  /** Inserts the tutorial and its tags, or overwrites the one with `id`, which is locked. */
  async saveTutorial(
    manager: EntityManager,
    row: TutorialRow,
    id?: number,
  ): Promise<{ tutorialId: number; version: number }> {
    const tutorialId = id ?? (await this.insertTutorial(manager, row));
    let version = 1;
    if (id) {
      const { createdAt, ...changes } = row;
      const before = await manager.findOneByOrFail(Tutorial, { id });
      await this.counts.countRewrite(manager, before, row);
      version = before.version + 1;
      await manager.update(Tutorial, id, { ...changes, version });
      await manager.delete(TutorialTag, { tutorialId });
    }
    const tags = new Set(row.tags.map(tagKey));
    if (tags.size > 0)
      await manager.insert(
        TutorialTag,
        [...tags].map((tag) => ({ tutorialId, tag })),
      );
    return { tutorialId, version };
  }

  /**
   * Does nothing if the tutorial has been rewritten since that version.
   * @returns whether it was stored
   */
  async saveRendering(
    manager: EntityManager,
    of: Pick<Tutorial, 'id' | 'version'>,
    rendering: Pick<Tutorial, 'content' | 'readTime' | 'rendererVersion'>,
  ): Promise<boolean> {
    const { affected } = await manager.update(Tutorial, of, rendering);
    return affected === 1;
  }

  /** Updates rows in the order of their ids, so that two processes cannot deadlock. */
  async addViews(counts: ReadonlyMap<number, number>): Promise<void> {
    await this.rows.manager.transaction(async (manager) => {
      for (const [id, count] of [...counts].sort(([one], [other]) => one - other)) {
        await manager
          .createQueryBuilder()
          .update(Tutorial)
          .set({ views: () => 'views + :count', trendingScore: () => 'trendingScore + :count * 0.5' })
          .where('id = :id', { id, count })
          .execute();
      }
      const domains = await manager.find(Tutorial, {
        select: { id: true, domainId: true },
        where: { id: In([...counts.keys()]) },
      });
      await this.counts.countViews(manager, counts, domains);
    });
  }

  private query(): SelectQueryBuilder<Tutorial> {
    return this.rows.createQueryBuilder('tutorial');
  }

  private async insertTutorial(manager: EntityManager, row: TutorialRow): Promise<number> {
    const result = await manager.insert(Tutorial, row);
    await this.counts.countCreation(manager, { ...row, views: 0, likes: 0 });
    const { id } = result.identifiers[0] as { id: number };
    const { authorId: userId, createdAt: joinedAt } = row;
    if (userId !== null) await manager.insert(TutorialAuthor, { tutorialId: id, userId, joinedAt });
    return id;
  }

  private async withTags(
    { domainId = 0, tags, excludeId = 0 }: { domainId?: number; tags: string[]; excludeId?: number },
    limit: number,
  ): Promise<Tutorial[]> {
    if (tags.length === 0) return [];
    const parameters = { tags, excludeId, domainId };
    // The tags are joined last, or SQLite would scan all tutorials that have them.
    const shared = `
      SELECT tag.tutorialId AS tutorialId, COUNT(*) AS tags
      FROM (${newestTagged(tags, parameters)}) candidate
      CROSS JOIN tutorial_tags tag ON tag.tutorialId = candidate.tutorialId AND tag.tag IN (:...tags)
      WHERE tag.tutorialId <> :excludeId
      GROUP BY tag.tutorialId`;
    return this.rows
      .createQueryBuilder('tutorial')
      .innerJoin(`(${shared})`, 'shared', 'shared.tutorialId = tutorial.id')
      .where(published('tutorial.id'))
      .addSelect('shared.tags', 'rank_tags')
      .addSelect('CASE WHEN tutorial.domainId = :domainId THEN 1 ELSE 0 END', 'rank_domain')
      .setParameters(parameters)
      .orderBy('rank_tags', 'DESC')
      .addOrderBy('rank_domain', 'DESC')
      .addOrderBy('tutorial.trendingScore', 'DESC')
      .addOrderBy('tutorial.id', 'DESC')
      .limit(limit)
      .getMany();
  }
}

function withContent(manager: EntityManager, id: number) {
  return manager
    .createQueryBuilder(Tutorial, 'tutorial')
    .addSelect(['tutorial.content'])
    .where('tutorial.id = :id', { id });
}

function whole(manager: EntityManager) {
  return manager
    .createQueryBuilder(Tutorial, 'tutorial')
    .addSelect(['tutorial.source', 'tutorial.assets', 'tutorial.sourcePath', 'tutorial.checksum']);
}

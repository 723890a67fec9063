import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository, type SelectQueryBuilder } from 'typeorm';
import { countRows, findPage, type PageBounds } from '../../platform/database/find-page.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { published } from '../tutorials/published.js';
import { TutorialCounts } from '../tutorials/tutorial-counts.js';
import { TutorialTag } from '../tutorials/tutorial-tag.entity.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';
import type { Difficulty } from '../revisions/written-text.js';
import type { SearchSort } from './search.dto.js';

export interface SearchFilter {
  domainId?: number;
  difficulty?: Difficulty;
  minReadTime?: number;
  maxReadTime?: number;
  /** As `tagKey` returns them. */
  tags: string[];
}

export type Direction = 'ASC' | 'DESC';
export interface ListOrder {
  by: SearchSort;
  direction: Direction;
}
interface Page {
  limit: number;
  offset: number;
}
type Viewed = Pick<Tutorial, 'id' | 'views'>;

const columns: Record<SearchSort, string> = {
  date: 'date',
  title: 'titleFolded',
  views: 'views',
  readTime: 'readTime',
};
/** Share of all tutorials from which on a reading time counts as common. */
const COMMON = 0.02;

/** Whether the database has an index that begins with these filters and continues in this order. */
export function isIndexed(
  { domainId, difficulty, minReadTime, maxReadTime, tags }: SearchFilter,
  by: SearchSort,
): boolean {
  if (minReadTime || maxReadTime !== undefined || tags.length > 0) return false;
  return by === 'date' || by === 'title' || (!domainId && !difficulty);
}

/** Reads published tutorials for the index, and the data of results that the index does not store. */
@Injectable()
export class SearchRepository {
  constructor(
    @InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>,
    private readonly counts: TutorialCounts,
    private readonly longReads: LongReads,
  ) {}

  /**
   * Without a text.
   * @throws BusyException
   */
  async list(filter: SearchFilter, order: ListOrder, page: PageBounds): Promise<[Tutorial[], number]> {
    const { domainId, difficulty, minReadTime, maxReadTime, tags } = filter;
    const read = isIndexed(filter, order.by) ? undefined : this.longReads.readerFor('Recherche sans texte');
    const isCounted = !minReadTime && maxReadTime === undefined && tags.length === 0;
    const total = isCounted
      ? await this.counts.count({ domainId, difficulty, state: 'published' })
      : await countRows(this.matching(filter, order), read);
    // If many match, the index of the order finds a page faster than the index of reading times, whose rows must all be
    // sorted.
    const isCommon = !isCounted && total > COMMON * (await this.counts.count({ state: 'published' }));
    const query = this.matching(filter, order, isCommon ? 'tutorial.readTime + 0' : undefined);
    return [await findPage(query, page, total, this.tutorials.createQueryBuilder('tutorial'), read), total];
  }

  /** @param readTime an expression instead of the column keeps the database from using the index on it */
  private matching(filter: SearchFilter, order: ListOrder, readTime = 'tutorial.readTime') {
    const query = this.published();
    matchTags(query, filter.tags);
    if (filter.domainId) query.andWhere('tutorial.domainId = :domainId', { domainId: filter.domainId });
    if (filter.difficulty)
      query.andWhere('tutorial.difficulty = :difficulty', { difficulty: filter.difficulty });
    if (filter.minReadTime) query.andWhere(`${readTime} >= :shortest`, { shortest: filter.minReadTime });
    if (filter.maxReadTime !== undefined)
      query.andWhere(`${readTime} <= :longest`, { longest: filter.maxReadTime });
    return query
      .orderBy(`tutorial.${columns[order.by]}`, order.direction)
      .addOrderBy('tutorial.id', order.direction);
  }

  /** The published ones among these, in the given order. */
  async findInOrder(ids: number[]): Promise<Tutorial[]> {
    if (ids.length === 0) return [];
    const rows = await this.published()
      .andWhere({ id: In(ids) })
      .getMany();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** One page of these ids by their present views. */
  async pageByViews(ids: number[], direction: Direction, { limit, offset }: Page): Promise<number[]> {
    const rows = await this.byViews(direction)
      .where({ id: In(ids) })
      .limit(limit)
      .offset(offset)
      .getRawMany<Viewed>();
    return rows.map(({ id }) => id);
  }

  /**
   * One page of the wanted tutorials by their present views. Walks the index on views until the page is full, which is
   * faster the more tutorials are wanted.
   * @param amongThese filters ids by what is wanted; keeps their order
   * @param atOnce number of views read per statement
   * @returns undefined if the page is not full after `most` views
   */
  async walkByViews(
    amongThese: (ids: number[]) => Promise<number[]>,
    direction: Direction,
    { limit, offset }: Page,
    { atOnce, most }: { atOnce: number; most: number },
  ): Promise<number[] | undefined> {
    const beyond = direction === 'ASC' ? '>' : '<';
    const found: number[] = [];
    let read = 0;
    for (let last: Viewed | undefined; found.length < offset + limit;) {
      if (read >= most) return undefined;
      const query = this.byViews(direction).limit(atOnce);
      if (last)
        query.where(
          `tutorial.views ${beyond}= :views AND (tutorial.views ${beyond} :views OR tutorial.id ${beyond} :id)`,
          last,
        );
      const rows = await query.getRawMany<Viewed>();
      if (rows.length > 0) found.push(...(await amongThese(rows.map(({ id }) => id))));
      if (rows.length < atOnce) break;
      read += rows.length;
      last = rows.at(-1);
    }
    return found.slice(offset, offset + limit);
  }

  /** Number of published tutorials. */
  async count(): Promise<number> {
    return this.counts.count({ state: 'published' });
  }

  /** Columns that the state of tutorials is computed from, and their views, by id. */
  async findStatesAfter(id: number, limit: number): Promise<Tutorial[]> {
    return this.published()
      .select(stateColumns)
      .andWhere('tutorial.id > :id', { id })
      .orderBy('tutorial.id')
      .limit(limit)
      .getMany();
  }

  /** Everything to index, for the published ones among these. */
  async findWithContent(ids: number[]): Promise<Tutorial[]> {
    return this.published()
      .addSelect(['tutorial.content', 'tutorial.rendererVersion'])
      .andWhere({ id: In(ids) })
      .getMany();
  }

  private byViews(direction: Direction): SelectQueryBuilder<Tutorial> {
    return this.tutorials
      .createQueryBuilder('tutorial')
      .select('tutorial.id', 'id')
      .addSelect('tutorial.views', 'views')
      .orderBy('tutorial.views', direction)
      .addOrderBy('tutorial.id', direction);
  }

  private published(): SelectQueryBuilder<Tutorial> {
    return this.tutorials.createQueryBuilder('tutorial').where(published('tutorial.id'));
  }
}

const stateColumns = ['id', 'version', 'rendererVersion', 'updatedAt', 'domainId', 'authorName', 'views'].map(
  (column) => `tutorial.${column}`,
);

function matchTags(query: SelectQueryBuilder<Tutorial>, tags: string[]): void {
  for (const [index, tag] of tags.entries()) {
    const tagged = query
      .subQuery()
      .select('tagged.tutorialId')
      .from(TutorialTag, 'tagged')
      .where(`tagged.tag = :tag${index}`)
      .getQuery();
    query.andWhere(`tutorial.id IN ${tagged}`, { [`tag${index}`]: tag });
  }
}

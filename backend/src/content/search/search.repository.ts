import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository, type SelectQueryBuilder } from 'typeorm';
import { published } from '../tutorials/published.js';
import { TutorialTag } from '../tutorials/tutorial-tag.entity.js';
import { Tutorial, type Difficulty } from '../tutorials/tutorial.entity.js';
import type { SearchSort } from './search.dto.js';

export interface SearchFilter {
  domainId?: number;
  difficulty?: Difficulty;
  minReadTime?: number;
  maxReadTime?: number;
  /** As `tagKey` gives them. */
  tags: string[];
}

type Direction = 'ASC' | 'DESC';
interface Page {
  limit: number;
  offset: number;
}

const columns: Record<SearchSort, string> = {
  date: 'date',
  title: 'titleFolded',
  views: 'views',
  readTime: 'readTime',
};
/** So many ids stand in one statement at most. */
const ASKED_AT_ONCE = 1000;

/** What the index is fed with, and what the database alone knows of what the index finds. Published tutorials only. */
@Injectable()
export class SearchRepository {
  constructor(@InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>) {}

  /** Tutorials whatever they say. */
  async list(
    filter: SearchFilter,
    order: { by: SearchSort; direction: Direction },
    page: Page,
  ): Promise<[Tutorial[], number]> {
    const query = this.published();
    matchTags(query, filter.tags);
    if (filter.domainId) query.andWhere('tutorial.domainId = :domainId', { domainId: filter.domainId });
    if (filter.difficulty)
      query.andWhere('tutorial.difficulty = :difficulty', { difficulty: filter.difficulty });
    if (filter.minReadTime)
      query.andWhere('tutorial.readTime >= :shortest', { shortest: filter.minReadTime });
    if (filter.maxReadTime !== undefined) {
      query.andWhere('tutorial.readTime <= :longest', { longest: filter.maxReadTime });
    }
    return query
      .orderBy(`tutorial.${columns[order.by]}`, order.direction)
      .addOrderBy('tutorial.id', order.direction)
      .limit(page.limit)
      .offset(page.offset)
      .getManyAndCount();
  }

  /** Of these what is published, in this order. */
  async findInOrder(ids: number[]): Promise<Tutorial[]> {
    if (ids.length === 0) return [];
    const rows = await this.published()
      .andWhere({ id: In(ids) })
      .getMany();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Of these one page in the order of their views, as they are now. */
  async pageByViews(ids: number[], direction: 'asc' | 'desc', { limit, offset }: Page): Promise<number[]> {
    const counted: { id: number; views: number }[] = [];
    for (let start = 0; start < ids.length; start += ASKED_AT_ONCE) {
      const some = ids.slice(start, start + ASKED_AT_ONCE);
      const rows = await this.tutorials.find({ select: { id: true, views: true }, where: { id: In(some) } });
      counted.push(...rows.map(({ id, views }) => ({ id, views })));
    }
    const sign = direction === 'asc' ? 1 : -1;
    return counted
      .sort((one, other) => sign * (one.views - other.views || one.id - other.id))
      .slice(offset, offset + limit)
      .map(({ id }) => id);
  }

  async count(): Promise<number> {
    return this.published().getCount();
  }

  /** What tells the state of tutorials from the one that the index has, by id. */
  async findStatesAfter(id: number, limit: number): Promise<Tutorial[]> {
    return this.published()
      .select(stateColumns)
      .andWhere('tutorial.id > :id', { id })
      .orderBy('tutorial.id')
      .limit(limit)
      .getMany();
  }

  /** All that the index is to know, of those of these that are published. */
  async findWithContent(ids: number[]): Promise<Tutorial[]> {
    return this.published()
      .addSelect(['tutorial.content', 'tutorial.rendererVersion'])
      .andWhere({ id: In(ids) })
      .getMany();
  }

  private published(): SelectQueryBuilder<Tutorial> {
    return this.tutorials.createQueryBuilder('tutorial').where(published('tutorial.id'));
  }
}

const stateColumns = ['id', 'version', 'rendererVersion', 'updatedAt', 'authorName'].map(
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

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { published } from '../tutorials/published.js';
import { TutorialTag } from '../tutorials/tutorial-tag.entity.js';
import { Tutorial, type Difficulty } from '../tutorials/tutorial.entity.js';
import type { SearchSort } from './search.dto.js';

export interface SearchFilter {
  /** As `searchWords` gives them; each must begin a word of the tutorial. */
  words: string[];
  domainId?: number;
  difficulty?: Difficulty;
  minReadTime?: number;
  maxReadTime?: number;
  /** As `tagKey` gives them. */
  tags: string[];
}

const columns: Record<SearchSort, string> = {
  date: 'date',
  title: 'titleFolded',
  views: 'views',
  readTime: 'readTime',
};

/** The one place that knows how each database searches text. */
@Injectable()
export class SearchRepository {
  private readonly mysql: boolean;

  constructor(@InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>) {
    this.mysql = tutorials.manager.dataSource.options.type === 'mysql';
  }

  async search(
    filter: SearchFilter,
    order: { by: SearchSort; direction: 'ASC' | 'DESC' },
    page: { limit: number; offset: number },
  ): Promise<[Tutorial[], number]> {
    const query = this.tutorials.createQueryBuilder('tutorial').where(published('tutorial.id'));
    this.matchWords(query, filter.words);
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

  /** Tags of published tutorials that begin with a folded text. */
  async tagsFrom(beginning: string, limit: number): Promise<string[]> {
    const rows = await this.tutorials.manager
      .createQueryBuilder(TutorialTag, 'tagged')
      .select('DISTINCT tagged.tag', 'tag')
      .where(published('tagged.tutorialId'))
      .andWhere(`tagged.tag LIKE :beginning ESCAPE '!'`, {
        beginning: `${beginning.replace(/[!%_]/g, '!$&')}%`,
      })
      .orderBy('tagged.tag')
      .limit(limit)
      .getRawMany<{ tag: string }>();
    return rows.map(({ tag }) => tag);
  }

  private matchWords(query: SelectQueryBuilder<Tutorial>, words: string[]): void {
    if (words.length === 0) return;
    const found = this.mysql
      ? 'SELECT tutorialId FROM tutorial_words WHERE MATCH(words) AGAINST (:words IN BOOLEAN MODE)'
      : 'SELECT rowid FROM tutorial_words_fts WHERE tutorial_words_fts MATCH :words';
    const expression = words.map((word) => (this.mysql ? `+${word}*` : `"${word}"*`)).join(' ');
    query.andWhere(`tutorial.id IN (${found})`, { words: expression });
  }
}

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

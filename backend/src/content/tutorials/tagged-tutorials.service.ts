import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import {
  countRows,
  findPage,
  type PageBounds,
  requireWithinReach,
} from '../../platform/database/find-page.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { IndexFreshness } from '../search-index/index-freshness.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { published } from './published.js';
import { normalTag, tagKey } from './tags.js';
import { TutorialTag } from './tutorial-tag.entity.js';
import { Tutorial } from './tutorial.entity.js';
import { TutorialsRepository } from './tutorials.repository.js';

/** Published tutorials by tag, in any spelling of the tag. */
@Injectable()
export class TaggedTutorials {
  constructor(
    @InjectRepository(Tutorial) private readonly rows: Repository<Tutorial>,
    private readonly tutorials: TutorialsRepository,
    private readonly index: SearchIndexService,
    private readonly freshness: IndexFreshness,
    private readonly longReads: LongReads,
  ) {}

  /**
   * The tag as spelled on the tutorial added last.
   * @throws NotFoundException when no tutorial has it
   */
  async nameOf(tag: string): Promise<string> {
    const key = tagKey(normalTag(tag));
    const last = await this.queryTagged(key).orderBy('tagged.tutorialId', 'DESC').limit(1).getOne();
    const name = last?.tags.find((each) => tagKey(each) === key);
    if (name === undefined) throw new NotFoundException('Aucun tutoriel ne porte cette étiquette.');
    return name;
  }

  /**
   * Newest first. The search index counts and orders those of a tag; the database would read all of them, and does so
   * while the index is behind.
   * @throws NotFoundException when no tutorial has it
   * @throws BusyException
   */
  async list(tag: string, page: PageBounds): Promise<{ tutorials: Tutorial[]; total: number }> {
    const key = tagKey(normalTag(tag));
    const count = async () => (await this.index.search({ text: '', tags: [key], limit: 0 })).total;
    const listed = (await this.freshness.mayAnswer(count))
      ? await this.listFound(key, page)
      : await this.listStored(key, page);
    if (listed.total === 0) throw new NotFoundException('Aucun tutoriel ne porte cette étiquette.');
    return listed;
  }

  private async listFound(
    key: string,
    { limit, offset, cursor }: PageBounds,
  ): Promise<{ tutorials: Tutorial[]; total: number }> {
    const page = { limit, offset, ...(cursor && { beside: cursor }) };
    const { ids, total } = await this.index.search({ text: '', tags: [key], order: 'date', ...page });
    if (!cursor) requireWithinReach({ limit, offset }, total);
    const tutorials = await this.tutorials.findListed(ids);
    // Some were unpublished a moment ago.
    return { tutorials, total: total - (ids.length - tutorials.length) };
  }

  private async listStored(key: string, page: PageBounds): Promise<{ tutorials: Tutorial[]; total: number }> {
    const query = this.queryTagged(key);
    const read = this.longReads.readerFor('Tutoriels d’une étiquette');
    const total = await countRows(query, read);
    query.orderBy('tutorial.date', 'DESC').addOrderBy('tutorial.id', 'DESC');
    const whole = this.rows.createQueryBuilder('tutorial');
    return { tutorials: await findPage(query, page, total, whole, read), total };
  }

  private queryTagged(key: string): SelectQueryBuilder<Tutorial> {
    return this.rows
      .createQueryBuilder('tutorial')
      .innerJoin(TutorialTag, 'tagged', 'tagged.tutorialId = tutorial.id AND tagged.tag = :key', { key })
      .where(published('tutorial.id'));
  }
}

import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { countRows, findPage, type PageBounds } from '../../platform/database/find-page.js';
import { published } from './published.js';
import { normalTag, tagKey } from './tags.js';
import { TutorialTag } from './tutorial-tag.entity.js';
import { Tutorial } from './tutorial.entity.js';

/** Published tutorials by tag, in any spelling of the tag. */
@Injectable()
export class TaggedTutorials {
  constructor(@InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>) {}

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
   * Newest first.
   * @throws NotFoundException when no tutorial has it
   */
  async list(tag: string, page: PageBounds): Promise<{ tutorials: Tutorial[]; total: number }> {
    const query = this.queryTagged(tagKey(normalTag(tag)));
    const total = await countRows(query);
    if (total === 0) throw new NotFoundException('Aucun tutoriel ne porte cette étiquette.');
    query.orderBy('tutorial.date', 'DESC').addOrderBy('tutorial.id', 'DESC');
    const whole = this.tutorials.createQueryBuilder('tutorial');
    return { tutorials: await findPage(query, page, total, whole), total };
  }

  private queryTagged(key: string): SelectQueryBuilder<Tutorial> {
    return this.tutorials
      .createQueryBuilder('tutorial')
      .innerJoin(TutorialTag, 'tagged', 'tagged.tutorialId = tutorial.id AND tagged.tag = :key', { key })
      .where(published('tutorial.id'));
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { published } from '../../content/tutorials/published.js';
import { tagKey } from '../../content/tutorials/tags.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { TutorialTag } from '../../content/tutorials/tutorial-tag.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';

/** Filters; without any, the whole site. */
export interface FeedFilter {
  domainId?: number | undefined;
  authorId?: number;
  tag?: string;
}

@Injectable()
export class FeedsRepository {
  constructor(@InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>) {}

  /** Newest first, with their texts. */
  async newest({ domainId, authorId, tag }: FeedFilter, limit: number): Promise<Tutorial[]> {
    const query = this.tutorials
      .createQueryBuilder('tutorial')
      .addSelect('tutorial.content')
      .where(published('tutorial.id'));
    if (domainId) query.andWhere('tutorial.domainId = :domainId', { domainId });
    if (authorId) {
      const own = 'own.tutorialId = tutorial.id AND own.userId = :authorId';
      query.innerJoin(TutorialAuthor, 'own', own, { authorId });
    }
    if (tag !== undefined) {
      const tagged = 'tagged.tutorialId = tutorial.id AND tagged.tag = :tag';
      query.innerJoin(TutorialTag, 'tagged', tagged, { tag: tagKey(tag) });
    }
    return query.orderBy('tutorial.date', 'DESC').addOrderBy('tutorial.id', 'DESC').limit(limit).getMany();
  }
}

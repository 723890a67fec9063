import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { published } from '../../content/tutorials/published.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';

/** Filters; without any, the whole site. */
export interface FeedFilter {
  domainId?: number | undefined;
  authorId?: number;
  /** Only these. */
  ids?: number[];
}

@Injectable()
export class FeedsRepository {
  constructor(@InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>) {}

  /** Newest first, with their texts. */
  async newest({ domainId, authorId, ids }: FeedFilter, limit: number): Promise<Tutorial[]> {
    const query = this.tutorials
      .createQueryBuilder('tutorial')
      .addSelect('tutorial.content')
      .where(published('tutorial.id'));
    if (domainId) query.andWhere('tutorial.domainId = :domainId', { domainId });
    if (authorId) {
      const own = 'own.tutorialId = tutorial.id AND own.userId = :authorId';
      query.innerJoin(TutorialAuthor, 'own', own, { authorId });
    }
    if (ids) query.andWhere({ id: In(ids) });
    return query.orderBy('tutorial.date', 'DESC').addOrderBy('tutorial.id', 'DESC').limit(limit).getMany();
  }
}

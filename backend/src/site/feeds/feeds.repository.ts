import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { published } from '../../content/tutorials/published.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';

@Injectable()
export class FeedsRepository {
  constructor(@InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>) {}

  /** With their text, the newest first. */
  async newest(
    { domainId, authorId }: { domainId?: number | undefined; authorId?: number | undefined },
    limit: number,
  ): Promise<Tutorial[]> {
    const query = this.tutorials
      .createQueryBuilder('tutorial')
      .addSelect('tutorial.content')
      .where(published('tutorial.id'));
    if (domainId) query.andWhere('tutorial.domainId = :domainId', { domainId });
    if (authorId) {
      const own = 'own.tutorialId = tutorial.id AND own.userId = :authorId';
      query.innerJoin(TutorialAuthor, 'own', own, { authorId });
    }
    return query.orderBy('tutorial.date', 'DESC').addOrderBy('tutorial.id', 'DESC').limit(limit).getMany();
  }
}

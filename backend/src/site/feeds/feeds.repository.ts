import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { published } from '../../content/tutorials/published.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';

@Injectable()
export class FeedsRepository {
  constructor(@InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>) {}

  /** With their text, the newest first. */
  async newest(domainId: number | undefined, limit: number): Promise<Tutorial[]> {
    const query = this.tutorials
      .createQueryBuilder('tutorial')
      .addSelect('tutorial.content')
      .where(published('tutorial.id'));
    if (domainId) query.andWhere('tutorial.domainId = :domainId', { domainId });
    return query.orderBy('tutorial.date', 'DESC').addOrderBy('tutorial.id', 'DESC').limit(limit).getMany();
  }
}

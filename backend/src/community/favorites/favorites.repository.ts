import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { published } from '../../content/tutorials/published.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { Favorite } from './favorite.entity.js';

@Injectable()
export class FavoritesRepository {
  constructor(@InjectRepository(Favorite) private readonly favorites: Repository<Favorite>) {}

  /** A page of a member's favourites, latest first, and their total. */
  async list(userId: number, { limit, offset }: Page): Promise<[Tutorial[], number]> {
    return this.favorites.manager
      .createQueryBuilder(Tutorial, 'tutorial')
      .innerJoin(Favorite, 'favorite', 'favorite.tutorialId = tutorial.id')
      .where('favorite.userId = :userId', { userId })
      .andWhere(published('favorite.tutorialId'))
      .orderBy('favorite.createdAt', 'DESC')
      .addOrderBy('favorite.id', 'DESC')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
  }

  async ids(userId: number): Promise<number[]> {
    const favorites = await this.favorites.find({
      select: { tutorialId: true },
      where: { userId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return favorites.map(({ tutorialId }) => tutorialId);
  }

  async has(userId: number, tutorialId: number): Promise<boolean> {
    return this.favorites.existsBy({ userId, tutorialId });
  }

  async insertFavorite(userId: number, tutorialId: number): Promise<void> {
    // In a transaction, which is retried after a deadlock.
    await this.favorites.manager.transaction((manager) =>
      manager.insert(Favorite, { userId, tutorialId, createdAt: new Date() }),
    );
  }

  async deleteFavorite(userId: number, tutorialId: number): Promise<void> {
    await this.favorites.delete({ userId, tutorialId });
  }
}

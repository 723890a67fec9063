import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { Rating } from './rating.entity.js';

/** Tutorials locked per query. */
const BATCH = 500;

export interface RatingSummary {
  average: number;
  count: number;
}

@Injectable()
export class RatingsRepository {
  constructor(@InjectRepository(Rating) private readonly ratings: Repository<Rating>) {}

  async find(userId: number, tutorialId: number): Promise<Rating | null> {
    return this.ratings.findOneBy({ userId, tutorialId });
  }

  /** Stored with the tutorial; null when it does not exist. */
  async summary(
    tutorialId: number,
    manager: EntityManager = this.ratings.manager,
  ): Promise<RatingSummary | null> {
    const tutorial = await manager.findOne(Tutorial, {
      select: { id: true, ratingAverage: true, ratingCount: true },
      where: { id: tutorialId },
    });
    return tutorial && { average: tutorial.ratingAverage, count: tutorial.ratingCount };
  }

  /** Locks a tutorial against other ratings until the transaction ends; resolves to whether it exists. */
  async lockTutorial(manager: EntityManager, tutorialId: number): Promise<boolean> {
    const query = manager
      .createQueryBuilder(Tutorial, 'tutorial')
      .select('tutorial.id')
      .where({ id: tutorialId });
    return (await lockRows(query).getOne()) !== null;
  }

  /** Inserts a rating, or updates its score. */
  async saveRating(manager: EntityManager, userId: number, tutorialId: number, score: number): Promise<void> {
    const updatedAt = new Date();
    const { affected } = await manager.update(Rating, { userId, tutorialId }, { score, updatedAt });
    if (!affected)
      await manager.insert(Rating, { userId, tutorialId, score, createdAt: updatedAt, updatedAt });
  }

  /** Ids of the tutorials a member has rated, in locking order. */
  async ratedBy(manager: EntityManager, userId: number): Promise<number[]> {
    const rows = await manager.find(Rating, {
      select: { tutorialId: true },
      where: { userId },
      order: { tutorialId: 'ASC' },
    });
    return rows.map(({ tutorialId }) => tutorialId);
  }

  async deleteOfMember(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(Rating, { userId });
  }

  /**
   * Moves ratings to another member; resolves to the tutorials that both had rated, where the other member's score
   * stays.
   */
  async moveRatings(manager: EntityManager, userId: number, into: number): Promise<number[]> {
    const theirs = new Set(await this.ratedBy(manager, into));
    const twice = (await this.ratedBy(manager, userId)).filter((id) => theirs.has(id));
    for (let first = 0; first < twice.length; first += BATCH) {
      const some = twice.slice(first, first + BATCH);
      const tutorials = manager.createQueryBuilder(Tutorial, 'tutorial').select('tutorial.id');
      await lockRows(tutorials.where({ id: In(some) }).orderBy('tutorial.id')).getMany();
      await manager.delete(Rating, { userId, tutorialId: In(some) });
    }
    await manager.update(Rating, { userId }, { userId: into });
    return twice;
  }

  /** Updates the average and count stored with the tutorials. */
  async updateSummaries(manager: EntityManager, tutorialIds: readonly number[]): Promise<void> {
    if (tutorialIds.length === 0) return;
    const among = 'FROM ratings WHERE ratings.tutorialId = tutorials.id';
    await manager
      .createQueryBuilder()
      .update(Tutorial)
      .set({
        // 1e0 forces a floating-point division on both databases.
        ratingAverage: () => `(SELECT COALESCE(SUM(ratings.score) * 1e0 / COUNT(*), 0) ${among})`,
        ratingCount: () => `(SELECT COUNT(*) ${among})`,
      })
      .where('id IN (:...tutorialIds)', { tutorialIds })
      .execute();
  }
}

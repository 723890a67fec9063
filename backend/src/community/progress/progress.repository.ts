import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, type EntityManager, type Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { published } from '../../content/tutorials/published.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { noStepDone, UNDER_WAY } from './steps.js';
import { TutorialProgress } from './tutorial-progress.entity.js';

/** A member's progress with its tutorial. */
export type ProgressInTutorial = [progress: TutorialProgress, tutorial: Tutorial];

@Injectable()
export class ProgressRepository {
  constructor(@InjectRepository(TutorialProgress) private readonly rows: Repository<TutorialProgress>) {}

  async find(userId: number, tutorialId: number): Promise<TutorialProgress | null> {
    return this.rows.findOneBy({ userId, tutorialId });
  }

  /** A page of what a member is reading, latest first, and its total. */
  async list(
    userId: number,
    { limit, offset }: Page,
    isUnderWay: boolean,
  ): Promise<[ProgressInTutorial[], number]> {
    const query = this.rows
      .createQueryBuilder('progress')
      .where('progress.userId = :userId', { userId })
      .andWhere(published('progress.tutorialId'))
      .orderBy('progress.updatedAt', 'DESC')
      .addOrderBy('progress.tutorialId', 'DESC')
      .limit(limit)
      .offset(offset);
    if (isUnderWay) query.andWhere('progress.position > :begun AND progress.position < :end', UNDER_WAY);
    const [rows, total] = await query.getManyAndCount();
    const ids = rows.map(({ tutorialId }) => tutorialId);
    const tutorials = await this.rows.manager.findBy(Tutorial, { id: In(ids) });
    const byId = new Map(tutorials.map((tutorial) => [tutorial.id, tutorial]));
    const pairs = rows.flatMap((row) => {
      const tutorial = byId.get(row.tutorialId);
      return tutorial ? [[row, tutorial] satisfies ProgressInTutorial] : [];
    });
    return [pairs, total];
  }

  /** Which of these tutorials a member has finished. */
  async finishedAmong(userId: number, tutorialIds: number[]): Promise<Set<number>> {
    const rows = await this.rows.find({
      select: { userId: true, tutorialId: true },
      where: { userId, tutorialId: In(tutorialIds), finishedAt: Not(IsNull()) },
    });
    return new Set(rows.map(({ tutorialId }) => tutorialId));
  }

  /** Creates or loads the progress of a member in a tutorial, with a row lock until the transaction ends. */
  async lockProgress(manager: EntityManager, userId: number, tutorialId: number): Promise<TutorialProgress> {
    const row = {
      userId,
      tutorialId,
      steps: noStepDone(),
      percent: 0,
      position: 0,
      heading: null,
      block: 0,
      finishedAt: null,
      updatedAt: new Date(),
    };
    // An upsert takes the write lock at once; insert, fail, then update could deadlock.
    const upsert = manager.createQueryBuilder().insert().into(TutorialProgress).values(row);
    await upsert.orUpdate(['updatedAt'], ['userId', 'tutorialId']).execute();
    const query = manager.createQueryBuilder(TutorialProgress, 'progress').where({ userId, tutorialId });
    return lockRows(query).getOneOrFail();
  }

  async saveProgress(manager: EntityManager, progress: TutorialProgress): Promise<void> {
    const { userId, tutorialId, ...changes } = progress;
    await manager.update(TutorialProgress, { userId, tutorialId }, changes);
  }
}

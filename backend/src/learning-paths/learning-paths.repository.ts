import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import type { Page } from '../common/page-query.js';
import { published } from '../tutorials/published.js';
import { LearningPath } from './learning-path.entity.js';
import { PathStep } from './path-step.entity.js';

export type NewStep = Omit<PathStep, 'id' | 'pathId' | 'tutorial' | 'position'>;
export type NewPath = Omit<LearningPath, 'id' | 'position'> & { steps: NewStep[] };

@Injectable()
export class LearningPathsRepository {
  constructor(
    @InjectRepository(LearningPath) private readonly paths: Repository<LearningPath>,
    @InjectRepository(PathStep) private readonly steps: Repository<PathStep>,
  ) {}

  async list({ limit, offset }: Page): Promise<[LearningPath[], number]> {
    return this.paths.findAndCount({ order: { position: 'ASC', id: 'ASC' }, take: limit, skip: offset });
  }

  async find(id: number): Promise<LearningPath | null> {
    return this.paths.findOneBy({ id });
  }

  /** The steps of these paths with their tutorials, in order. */
  async stepsOf(pathIds: number[]): Promise<PathStep[]> {
    return this.steps
      .createQueryBuilder('step')
      .innerJoinAndSelect('step.tutorial', 'tutorial')
      .where({ pathId: In(pathIds) })
      .andWhere(published('step.tutorialId'))
      .orderBy('step.position')
      .addOrderBy('step.id')
      .getMany();
  }

  async insert(manager: EntityManager, { steps, ...path }: NewPath, position: number): Promise<void> {
    const { identifiers } = await manager.insert(LearningPath, { ...path, position });
    const { id: pathId } = identifiers[0] as { id: number };
    await manager.insert(
      PathStep,
      steps.map((step, index) => ({ ...step, pathId, position: index })),
    );
  }
}

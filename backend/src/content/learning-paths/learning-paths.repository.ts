import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { published } from '../tutorials/published.js';
import { LearningPath } from './learning-path.entity.js';
import { PathStep } from './path-step.entity.js';

export type NewStep = Omit<PathStep, 'id' | 'pathId' | 'tutorial' | 'position'>;
export type NewPath = Omit<LearningPath, 'id' | 'position'> & { steps: NewStep[] };

const orders = {
  position: ['position', 'ASC'],
  title: ['title', 'ASC'],
  id: ['id', 'ASC'],
} satisfies Orders<string>;
export type PathSort = keyof typeof orders;
export const pathSorts = Object.keys(orders) as PathSort[];
export type PathSelection = Selection<PathSort>;

@Injectable()
export class LearningPathsRepository {
  constructor(
    @InjectRepository(LearningPath) private readonly paths: Repository<LearningPath>,
    @InjectRepository(PathStep) private readonly steps: Repository<PathStep>,
  ) {}

  async listPublished(page: Page): Promise<[LearningPath[], number]> {
    return this.list(page, {}, { isPublished: true });
  }

  async listAll(selection: PathSelection, page: Page): Promise<[LearningPath[], number]> {
    return this.list(page, selection, {});
  }

  async find(id: number): Promise<LearningPath | null> {
    return this.paths.findOneBy({ id });
  }

  /** Locks all paths: others who edit or add one wait until the transaction ends. */
  async lockAll(manager: EntityManager): Promise<void> {
    await lockRows(manager.createQueryBuilder(LearningPath, 'path').select('path.id')).getMany();
  }

  async lock(manager: EntityManager, id: number): Promise<LearningPath | null> {
    return lockRows(manager.createQueryBuilder(LearningPath, 'path').where({ id })).getOne();
  }

  /** Steps of these paths in order, with their tutorials; for readers, published tutorials only. */
  async stepsOf(pathIds: number[], forReaders: boolean): Promise<PathStep[]> {
    const query = this.steps
      .createQueryBuilder('step')
      .innerJoinAndSelect('step.tutorial', 'tutorial')
      .where({ pathId: In(pathIds) });
    if (forReaders) query.andWhere(published('step.tutorialId'));
    return query.orderBy('step.position').addOrderBy('step.id').getMany();
  }

  /** Tutorial ids of a path, in order. */
  async tutorialIds(manager: EntityManager, pathId: number): Promise<number[]> {
    const steps = await manager.find(PathStep, { where: { pathId }, order: { position: 'ASC', id: 'ASC' } });
    return steps.map(({ tutorialId }) => tutorialId);
  }

  /** Position after the last path. */
  async nextPosition(manager: EntityManager): Promise<number> {
    return ((await manager.maximum(LearningPath, 'position', {})) ?? -1) + 1;
  }

  /** @returns its id */
  async insertPath(manager: EntityManager, { steps, ...path }: NewPath, position: number): Promise<number> {
    const { identifiers } = await manager.insert(LearningPath, { ...path, position });
    const { id } = identifiers[0] as { id: number };
    await this.insertSteps(manager, id, steps);
    return id;
  }

  async updatePath(manager: EntityManager, id: number, changes: Partial<LearningPath>): Promise<void> {
    await manager.update(LearningPath, id, changes);
  }

  async replaceSteps(manager: EntityManager, pathId: number, steps: NewStep[]): Promise<void> {
    await manager.delete(PathStep, { pathId });
    await this.insertSteps(manager, pathId, steps);
  }

  async deletePath(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(LearningPath, id);
  }

  private async list(
    { limit, offset }: Page,
    selection: PathSelection,
    where: Partial<Pick<LearningPath, 'isPublished'>>,
  ): Promise<[LearningPath[], number]> {
    const query = this.paths.createQueryBuilder('path').where(where);
    return selectRows(query, selection, orders, 'position').limit(limit).offset(offset).getManyAndCount();
  }

  private async insertSteps(manager: EntityManager, pathId: number, steps: NewStep[]): Promise<void> {
    const rows = steps.map((step, position) => ({ ...step, pathId, position }));
    if (rows.length > 0) await manager.insert(PathStep, rows);
  }
}

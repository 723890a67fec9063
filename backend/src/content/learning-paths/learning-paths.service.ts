import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { ProgressService } from '../../community/progress/progress.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { demoPaths } from './demo-paths.js';
import type { LearningPath } from './learning-path.entity.js';
import { mayFollow } from './learning-paths.policy.js';
import { LearningPathsRepository } from './learning-paths.repository.js';
import { progressOn, type PathProgress } from './path-progress.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

export const pathNotFound = () => new NotFoundException('Parcours non trouvé.');

@Injectable()
export class LearningPathsService {
  constructor(
    private readonly events: DomainEvents,
    private readonly paths: LearningPathsRepository,
    private readonly progress: ProgressService,
    private readonly tutorials: TutorialsService,
    private readonly dataSource: DataSource,
  ) {}

  /** Published paths in order, each with the member's progress; visitors have none. */
  async list(userId: number | undefined, page: Page): Promise<{ paths: PathProgress[]; total: number }> {
    const [paths, total] = await this.paths.listPublished(page);
    return { paths: await this.progressOfPaths(paths, userId), total };
  }

  /** @throws NotFoundException when it does not exist or is not published */
  async get(userId: number | undefined, id: number): Promise<PathProgress> {
    const path = await this.paths.find(id);
    if (!path || !mayFollow(path)) throw pathNotFound();
    const [advance] = await this.progressOfPaths([path], userId);
    return advance!;
  }

  /** Adds the demo paths, without steps whose tutorial was not imported. */
  async seed(): Promise<void> {
    const imported = await this.tutorials.findImported();
    await this.dataSource.transaction(async (manager) => {
      for (const [position, { steps, ...path }] of demoPaths.entries()) {
        const known = steps.flatMap(({ tutorial, ...step }) => {
          const found = imported.get(tutorial);
          return found ? [{ ...step, tutorialId: found.id }] : [];
        });
        if (known.length === 0) continue;
        const pathId = await this.paths.insertPath(
          manager,
          { ...path, isPublished: true, steps: known },
          position,
        );
        await this.events.publish(manager, 'learning-path.changed', { pathId });
      }
    });
  }

  private async progressOfPaths(paths: LearningPath[], userId: number | undefined): Promise<PathProgress[]> {
    const steps = await this.paths.stepsOf(
      paths.map(({ id }) => id),
      true,
    );
    const tutorialIds = steps.map(({ tutorialId }) => tutorialId);
    const finished = userId ? await this.progress.finishedAmong(userId, tutorialIds) : new Set<number>();
    return paths.map((path) => {
      const own = steps.filter(({ pathId }) => pathId === path.id);
      return progressOn(path, own, finished);
    });
  }
}

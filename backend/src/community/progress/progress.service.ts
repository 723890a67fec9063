import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import type { SaveProgressBody } from './progress.dto.js';
import { ProgressRepository, type ProgressInTutorial } from './progress.repository.js';
import { percentOf, UNDER_WAY } from './steps.js';
import type { TutorialProgress } from './tutorial-progress.entity.js';

@Injectable()
export class ProgressService {
  constructor(
    private readonly progress: ProgressRepository,
    private readonly tutorials: TutorialsService,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * A member's progress; null if they have not started.
   * @throws NotFoundException when the tutorial does not exist
   */
  async find(userId: number, tutorialId: number): Promise<TutorialProgress | null> {
    const progress = await this.progress.find(userId, tutorialId);
    if (!progress) await this.tutorials.require(tutorialId);
    return progress;
  }

  /** @param isUnderWay only texts started and not read to the end */
  async list(
    userId: number,
    page: Page,
    isUnderWay = false,
  ): Promise<{ progress: ProgressInTutorial[]; total: number }> {
    const [progress, total] = await this.progress.list(userId, page, isUnderWay);
    return { progress, total };
  }

  async finishedAmong(userId: number, tutorialIds: number[]): Promise<Set<number>> {
    return this.progress.finishedAmong(userId, tutorialIds);
  }

  /**
   * Saves the given fields and leaves the others unchanged. Ignores a place before the known one.
   * @throws NotFoundException when the tutorial does not exist
   */
  async save(userId: number, tutorialId: number, changes: SaveProgressBody): Promise<TutorialProgress> {
    await this.tutorials.require(tutorialId);
    const saving = this.dataSource.transaction(async (manager) => {
      const before = await this.progress.lockProgress(manager, userId, tutorialId);
      const after = advance(before, changes, new Date());
      await this.progress.saveProgress(manager, after);
      return after;
    });
    return this.tutorials.whileExists(tutorialId, saving);
  }
}

function advance(before: TutorialProgress, changes: SaveProgressBody, now: Date): TutorialProgress {
  const steps = changes.steps ?? before.steps;
  const percent = percentOf(steps);
  return {
    ...before,
    steps,
    percent,
    ...(isBehind(changes, before) ? {} : placeAfter(before, changes)),
    finishedAt: percent === 100 ? (before.finishedAt ?? now) : null,
    updatedAt: now,
  };
}

/**
 * Whether the place comes from a tab or device that another one has overtaken. A text read to the end may be started
 * again.
 */
function isBehind({ position }: SaveProgressBody, before: TutorialProgress): boolean {
  return position !== undefined && position < before.position && before.position < UNDER_WAY.end;
}

function placeAfter(before: TutorialProgress, { position, heading, block }: SaveProgressBody) {
  return {
    position: position ?? before.position,
    heading: heading === undefined ? before.heading : heading,
    // The number counts paragraphs under the heading, so a new heading resets it.
    block: block ?? (heading === undefined ? before.block : 0),
  };
}

import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { tutorialNotFound } from '../../content/tutorials/tutorial-not-found.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import type { User } from '../../members/users/user.entity.js';
import { RatingsRepository, type RatingSummary } from './ratings.repository.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

/** Tutorials summarized per statement, far below the databases' limit of parameters. */
const BATCH = 500;

@Injectable()
export class RatingsService {
  constructor(
    private readonly events: DomainEvents,
    private readonly ratings: RatingsRepository,
    private readonly tutorials: TutorialsService,
    private readonly settings: SettingsService,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * With whether the reader has rated it, unless a visitor asks.
   * @throws NotFoundException when the tutorial does not exist
   */
  async summary(
    tutorialId: number,
    reader: User | undefined,
  ): Promise<RatingSummary & { isRated?: boolean }> {
    await this.tutorials.require(tutorialId, reader);
    const summary = await this.ratings.summary(tutorialId);
    if (!summary) throw tutorialNotFound();
    if (!reader) return summary;
    return { ...summary, isRated: (await this.ratings.find(reader.id, tutorialId)) !== null };
  }

  /** @throws NotFoundException when the member has not rated the tutorial */
  async scoreOf(userId: number, tutorialId: number): Promise<number> {
    const rating = await this.ratings.find(userId, tutorialId);
    if (!rating) throw new NotFoundException('Vous n’avez pas encore noté ce tutoriel.');
    return rating.score;
  }

  /**
   * Adds or changes a rating; resolves to the tutorial's new summary.
   * @throws NotFoundException when the tutorial does not exist
   * @throws ForbiddenException while ratings are disabled
   */
  async rate(userId: number, tutorialId: number, score: number): Promise<RatingSummary> {
    if (!(await this.settings.get('enableRatings'))) {
      throw new ForbiddenException(errorBody('closed', 'Les évaluations sont fermées pour le moment.'));
    }
    await this.tutorials.require(tutorialId);
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.ratings.lockTutorial(manager, tutorialId))) throw tutorialNotFound();
      await this.ratings.saveRating(manager, userId, tutorialId, score);
      await this.ratings.updateSummaries(manager, [tutorialId]);
      const summary = (await this.ratings.summary(tutorialId, manager))!;
      await this.events.publish(manager, 'tutorial.rated', { tutorialId });
      return summary;
    });
  }

  /** Moves ratings to another member. Where both have rated a tutorial, the other member's score stays. */
  async mergeMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    const tutorialIds = await this.ratings.moveRatings(manager, userId, into);
    await this.ratings.updateSummaries(manager, tutorialIds);
    for (const tutorialId of tutorialIds)
      await this.events.publish(manager, 'tutorial.rated', { tutorialId });
  }

  /** Deletes a member's ratings, in the transaction that deletes the account. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    const tutorialIds = await this.ratings.ratedBy(manager, userId);
    await this.ratings.deleteOfMember(manager, userId);
    for (let first = 0; first < tutorialIds.length; first += BATCH) {
      await this.ratings.updateSummaries(manager, tutorialIds.slice(first, first + BATCH));
    }
    for (const tutorialId of tutorialIds)
      await this.events.publish(manager, 'tutorial.rated', { tutorialId });
  }
}

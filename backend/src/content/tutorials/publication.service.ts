import { ForbiddenException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager, type Repository } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { User } from '../../members/users/user.entity.js';
import { RevisionsService } from '../revisions/revisions.service.js';
import { DeletedTutorial } from './deleted-tutorial.entity.js';
import { isAmong, type Decided } from './decided.js';
import { ReviewsService } from './reviews.service.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { Tutorial } from './tutorial.entity.js';
import { TutorialCounts } from './tutorial-counts.js';
import { actsAsAdministrator, canGiveBack } from './tutorials.policy.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { UnpublishedTutorial } from './unpublished-tutorial.entity.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

type Also = (manager: EntityManager, tutorial: Tutorial) => Promise<void>;

/** Takes tutorials off the site and puts them back, without anything of theirs being lost. */
@Injectable()
export class PublicationService {
  constructor(
    private readonly events: DomainEvents,
    @InjectRepository(UnpublishedTutorial) private readonly unpublished: Repository<UnpublishedTutorial>,
    private readonly tutorials: TutorialsRepository,
    private readonly audit: AuditService,
    private readonly counts: TutorialCounts,
    private readonly revisions: RevisionsService,
    private readonly reviews: ReviewsService,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Does nothing when it is so already. What its author has unpublished an administrator may take over. Of what an
   * administrator takes off readers see no version again but the one that comes back.
   * @param actor may edit it
   * @throws NotFoundException
   * What a reviewer has sent back its author offers again instead.
   * @throws ForbiddenException when its author would put back what an administrator has taken off the site, or what waits
   *   for a review
   */
  async setPublished(tutorialId: number, isPublished: boolean, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Of two at once the second waits here, and finds what the first has done.
      const tutorial = await this.tutorials.lock(manager, tutorialId);
      if (!tutorial) throw tutorialNotFound();
      const byAdministrator = actsAsAdministrator(tutorial, actor);
      const hidden = await manager.findOneBy(UnpublishedTutorial, { tutorialId });
      if (isPublished) {
        if (!hidden) return;
        if (!canGiveBack(hidden, actor))
          throw new ForbiddenException(
            'Un administrateur a retiré ce tutoriel du site : lui seul peut l’y remettre.',
          );
        if (hidden.review && !actor.isAdmin) return this.reviews.offerAgain(manager, hidden, actor.id);
        await manager.delete(UnpublishedTutorial, { tutorialId });
        if (hidden.review) return this.reviews.bringOut(manager, tutorial, actor);
        await this.revisions.show(manager, tutorialId, tutorial.version);
      } else if (hidden) {
        if (hidden.byAdministrator || !byAdministrator) return;
        await manager.update(
          UnpublishedTutorial,
          { tutorialId },
          // Readers have never seen it: it does not count as one of those that they have.
          { byAdministrator, review: hidden.review && 'returned' },
        );
        await this.revisions.hideAll(manager, tutorialId);
      } else {
        await manager.insert(UnpublishedTutorial, {
          tutorialId,
          unpublishedAt: new Date(),
          byAdministrator,
        });
        if (byAdministrator) await this.revisions.hideAll(manager, tutorialId);
      }
      if (byAdministrator) {
        const action = isPublished ? 'tutorial.publish' : 'tutorial.unpublish';
        await this.note(manager, action, tutorialId, actor);
      }
      if (!isPublished && hidden) return;
      const [from, to] = isPublished
        ? (['unpublished', 'published'] as const)
        : (['published', 'unpublished'] as const);
      await this.counts.moved(manager, tutorial, from, to);
      const happened = isPublished ? 'tutorial.saved' : 'tutorial.withdrawn';
      await this.events.publish(manager, happened, { tutorialId });
    });
  }

  /**
   * By a decision, whoever has written it: only moderation puts it back. What its authors have withdrawn or thrown away
   * before is taken over.
   * @param at when it is decided, by which `putBack` knows it again
   * @returns whether that has changed anything
   * @throws NotFoundException
   */
  async takeOff(manager: EntityManager, tutorialId: number, actor: User, at: Date): Promise<boolean> {
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    if (!tutorial) throw tutorialNotFound();
    const hidden = await manager.findOneBy(UnpublishedTutorial, { tutorialId });
    if (hidden?.byAdministrator) return false;
    if (hidden) {
      // What waits for a review goes on waiting once it is its authors’ again, when they offer it anew.
      const review = hidden.review && ('returned' as const);
      await manager.update(UnpublishedTutorial, { tutorialId }, { byAdministrator: true, review });
      await manager.update(DeletedTutorial, { tutorialId }, { wasPublished: false });
    } else {
      await manager.insert(UnpublishedTutorial, { tutorialId, unpublishedAt: at, byAdministrator: true });
    }
    await this.revisions.hideAll(manager, tutorialId);
    await this.note(manager, 'tutorial.unpublish', tutorialId, actor);
    if (hidden) return true;
    await this.counts.moved(manager, tutorial, 'published', 'unpublished');
    await this.events.publish(manager, 'tutorial.withdrawn', { tutorialId });
    return true;
  }

  /**
   * Undoes that: what its authors had withdrawn is theirs to publish again, all else is on the site again. What somebody
   * has taken off it since stays off.
   * @param at when it was decided. @param decidedAt when anything was decided of it
   * @returns whether nothing of the decision is left
   * @throws NotFoundException
   */
  async putBack(
    manager: EntityManager,
    tutorialId: number,
    actor: User,
    { at, decidedAt }: Decided,
  ): Promise<boolean> {
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    if (!tutorial) throw tutorialNotFound();
    const hidden = await manager.findOneBy(UnpublishedTutorial, { tutorialId });
    if (!hidden?.byAdministrator) return true;
    const { unpublishedAt } = hidden;
    if (unpublishedAt > at) return false;
    const wasPublished = isAmong(unpublishedAt, decidedAt);
    const deleted = await manager.findOneBy(DeletedTutorial, { tutorialId });
    if (wasPublished) await this.revisions.show(manager, tutorialId, tutorial.version);
    if (deleted || !wasPublished) {
      await manager.update(UnpublishedTutorial, { tutorialId }, { byAdministrator: false });
      // Thrown away while it was on the site, or while only moderation kept it off.
      if (deleted && (wasPublished || isAmong(unpublishedAt, [deleted.deletedAt])))
        await manager.update(DeletedTutorial, { tutorialId }, { wasPublished: true });
      return !deleted?.byAdministrator;
    }
    await manager.delete(UnpublishedTutorial, { tutorialId });
    await this.note(manager, 'tutorial.publish', tutorialId, actor);
    await this.counts.moved(manager, tutorial, 'unpublished', 'published');
    await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    return true;
  }

  /** Whether readers may see what it said before. @param also is done where that changes. @throws NotFoundException */
  async setHistoryPublic(tutorialId: number, historyIsPublic: boolean, also: Also): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const tutorial = await this.tutorials.lock(manager, tutorialId);
      if (!tutorial) throw tutorialNotFound();
      if (tutorial.historyIsPublic === historyIsPublic) return;
      await manager.update(Tutorial, { id: tutorialId }, { historyIsPublic });
      await also(manager, tutorial);
      await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    });
  }

  /** Of these the unpublished ones, by id. */
  async unpublishedAmong(tutorialIds: number[]): Promise<ReadonlyMap<number, UnpublishedTutorial>> {
    const rows = await this.unpublished.findBy({ tutorialId: In(tutorialIds) });
    return new Map(rows.map((row) => [row.tutorialId, row]));
  }

  private async note(manager: EntityManager, action: string, targetId: number, actor: User): Promise<void> {
    await this.audit.record(manager, { actorId: actor.id, action, targetType: 'tutorial', targetId });
  }
}

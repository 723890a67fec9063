import { ForbiddenException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager, type Repository } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { User } from '../../members/users/user.entity.js';
import { RevisionsService } from '../revisions/revisions.service.js';
import { DeletedTutorial, type SeenUnpublished, UnpublishedTutorial } from './unpublished-tutorial.entity.js';
import { ReviewsService } from './reviews.service.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { Tutorial } from './tutorial.entity.js';
import { TutorialCounts } from './tutorial-counts.js';
import { actsAsAdministrator, canReverse, isAuthor } from './tutorials.policy.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

/**
 * Identifies a moderation decision by its time: a row that moderation itself took off the site carries exactly that
 * time.
 */
export interface DecisionTimes {
  /** Time of the decision that is being reversed. */
  at: Date;
  /** Times of all decisions on this thing. */
  decidedAt: readonly Date[];
}

export function includesTime(moment: Date, moments: readonly Date[]): boolean {
  return moments.some((one) => one.getTime() === moment.getTime());
}

type Also = (manager: EntityManager, tutorial: Tutorial) => Promise<void>;

const onlyAdministrators = () =>
  new ForbiddenException('Un administrateur a retiré ce tutoriel du site : lui seul peut l’y remettre.');

/** Unpublishes and republishes tutorials; nothing is lost meanwhile. */
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
   * Does nothing when the tutorial is already in that state. An administrator may take over an author's unpublication.
   * When an administrator unpublishes a tutorial, its earlier versions stay hidden from readers, also after the
   * republication. An author who publishes a tutorial that a reviewer has sent back submits it for review again.
   * @param actor may edit it
   * @throws NotFoundException
   * @throws ForbiddenException when an author republishes a tutorial that an administrator has unpublished, or that
   *   waits for a review
   */
  async setPublished(tutorialId: number, isPublished: boolean, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // The row lock makes concurrent calls wait, so the second one sees the result of the first.
      const tutorial = await this.tutorials.lock(manager, tutorialId);
      if (!tutorial) throw tutorialNotFound();
      const byAdministrator = actsAsAdministrator(tutorial, actor);
      const hidden = await manager.findOneBy(UnpublishedTutorial, { tutorialId });
      if (isPublished) {
        if (!hidden) return;
        if (!canReverse(hidden, actor)) throw onlyAdministrators();
        if (hidden.review && !actor.isAdmin) return this.reviews.resubmit(manager, hidden, actor.id);
        await manager.delete(UnpublishedTutorial, { tutorialId });
        // The date in its file was in the future.
        if (tutorial.date > new Date())
          await manager.update(Tutorial, { id: tutorialId }, { date: new Date() });
        if (hidden.review) return this.reviews.publishHeld(manager, tutorial, actor);
        await this.revisions.showRevision(manager, tutorialId, tutorial.version);
      } else if (hidden) {
        if (hidden.byAdministrator || !byAdministrator) return;
        await manager.update(
          UnpublishedTutorial,
          { tutorialId },
          // Readers have never seen it, so it must not count as one of the author's published tutorials.
          { byAdministrator, review: hidden.review && 'returned' },
        );
        await this.revisions.hideRevisions(manager, tutorialId);
      } else {
        await manager.insert(UnpublishedTutorial, {
          tutorialId,
          unpublishedAt: new Date(),
          byAdministrator,
        });
        if (byAdministrator) await this.revisions.hideRevisions(manager, tutorialId);
      }
      if (byAdministrator) {
        const action = isPublished ? 'tutorial.publish' : 'tutorial.unpublish';
        await this.recordAudit(manager, action, tutorialId, actor);
      }
      if (!isPublished && hidden) return;
      const [from, to] = isPublished
        ? (['unpublished', 'published'] as const)
        : (['published', 'unpublished'] as const);
      await this.counts.changeState(manager, tutorial, from, to);
      const happened = isPublished ? 'tutorial.saved' : 'tutorial.withdrawn';
      await this.events.publish(manager, happened, { tutorialId });
    });
  }

  /**
   * Submits a tutorial that a reviewer has sent back for review again, in the transaction that has locked it.
   * @returns whether it waits for a review now
   * @throws ForbiddenException when an administrator has unpublished it
   */
  async submitAgain(manager: EntityManager, tutorialId: number, actor: User): Promise<boolean> {
    const hidden = await manager.findOneBy(UnpublishedTutorial, { tutorialId });
    if (hidden?.review === 'returned') {
      if (hidden.byAdministrator) throw onlyAdministrators();
      await this.reviews.resubmit(manager, hidden, actor.id);
    }
    return Boolean(hidden?.review);
  }

  /**
   * Unpublishes or republishes an imported tutorial according to its file, in the transaction that stores it. A
   * tutorial unpublished by an administrator, or by an author who is a member, stays unpublished.
   * @param tutorial locked, or just inserted
   */
  async followFile(manager: EntityManager, tutorial: Tutorial, isPrivate: boolean): Promise<void> {
    const { id: tutorialId, authorId } = tutorial;
    const hidden = await manager.findOneBy(UnpublishedTutorial, { tutorialId });
    if (isPrivate && !hidden) {
      const unpublishedAt = new Date();
      await manager.insert(UnpublishedTutorial, { tutorialId, unpublishedAt, byAdministrator: false });
      await this.revisions.hideRevisions(manager, tutorialId);
      await this.counts.changeState(manager, tutorial, 'published', 'unpublished');
      await this.events.publish(manager, 'tutorial.withdrawn', { tutorialId });
    } else if (!isPrivate && hidden && !hidden.byAdministrator && !hidden.review && authorId === null) {
      await manager.delete(UnpublishedTutorial, { tutorialId });
      await this.counts.changeState(manager, tutorial, 'unpublished', 'published');
    }
  }

  /**
   * Unpublishes a tutorial by a moderation decision; only moderation can republish it. Takes over if its authors have
   * already unpublished or deleted it.
   * @param at time of the decision; identifies it for `reinstate`
   * @returns whether anything changed
   * @throws NotFoundException
   */
  async takeDown(manager: EntityManager, tutorialId: number, actor: User, at: Date): Promise<boolean> {
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    if (!tutorial) throw tutorialNotFound();
    const hidden = await manager.findOneBy(UnpublishedTutorial, { tutorialId });
    if (hidden?.byAdministrator) return false;
    if (hidden) {
      // It keeps its review, for when its authors get it back and submit it again.
      const review = hidden.review && ('returned' as const);
      await manager.update(UnpublishedTutorial, { tutorialId }, { byAdministrator: true, review });
      await manager.update(DeletedTutorial, { tutorialId }, { wasPublished: false });
    } else {
      await manager.insert(UnpublishedTutorial, { tutorialId, unpublishedAt: at, byAdministrator: true });
    }
    await this.revisions.hideRevisions(manager, tutorialId);
    await this.recordAudit(manager, 'tutorial.unpublish', tutorialId, actor);
    if (hidden) return true;
    await this.counts.changeState(manager, tutorial, 'published', 'unpublished');
    await this.events.publish(manager, 'tutorial.withdrawn', { tutorialId });
    return true;
  }

  /**
   * Reverses `takeDown`: if its authors had unpublished the tutorial, they may publish it again; otherwise it is
   * republished. If somebody has unpublished it since, it stays unpublished.
   * @param at time of the decision
   * @param decidedAt times of all decisions on it
   * @returns whether nothing of the decision remains
   * @throws NotFoundException
   */
  async reinstate(
    manager: EntityManager,
    tutorialId: number,
    actor: User,
    { at, decidedAt }: DecisionTimes,
  ): Promise<boolean> {
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    if (!tutorial) throw tutorialNotFound();
    const hidden = await manager.findOneBy(UnpublishedTutorial, { tutorialId });
    if (!hidden?.byAdministrator) return true;
    const { unpublishedAt } = hidden;
    if (unpublishedAt > at) return false;
    const wasPublished = includesTime(unpublishedAt, decidedAt);
    const deleted = await manager.findOneBy(DeletedTutorial, { tutorialId });
    if (wasPublished) await this.revisions.showRevision(manager, tutorialId, tutorial.version);
    if (deleted || !wasPublished) {
      await manager.update(UnpublishedTutorial, { tutorialId }, { byAdministrator: false });
      // It was deleted while published, or while only moderation kept it unpublished.
      if (deleted && (wasPublished || includesTime(unpublishedAt, [deleted.deletedAt])))
        await manager.update(DeletedTutorial, { tutorialId }, { wasPublished: true });
      return !deleted?.byAdministrator;
    }
    await manager.delete(UnpublishedTutorial, { tutorialId });
    await this.recordAudit(manager, 'tutorial.publish', tutorialId, actor);
    await this.counts.changeState(manager, tutorial, 'unpublished', 'published');
    await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    return true;
  }

  /**
   * Sets whether readers may see earlier versions.
   * @param also runs in the same transaction if that changes
   * @throws NotFoundException
   */
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

  /** The unpublished ones among these, by tutorial id. */
  async unpublishedAmong(tutorialIds: number[]): Promise<ReadonlyMap<number, UnpublishedTutorial>> {
    const rows = await this.unpublished.findBy({ tutorialId: In(tutorialIds) });
    return new Map(rows.map((row) => [row.tutorialId, row]));
  }

  /** Why a tutorial is not on the site, for somebody who may read it; undefined when it is. */
  async findUnpublished(tutorial: Tutorial, reader: User): Promise<SeenUnpublished | undefined> {
    const hidden = (await this.unpublishedAmong([tutorial.id])).get(tutorial.id);
    return hidden && { ...hidden, isOwn: isAuthor(tutorial, reader) };
  }

  private async recordAudit(
    manager: EntityManager,
    action: string,
    targetId: number,
    actor: User,
  ): Promise<void> {
    await this.audit.record(manager, { actorId: actor.id, action, targetType: 'tutorial', targetId });
  }
}

import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager, type Repository } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { canReview, type User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import type { Page } from '../../platform/common/page-query.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { RevisionsService } from '../revisions/revisions.service.js';
import { notDeleted } from './published.js';
import { TutorialAuthor } from './tutorial-author.entity.js';
import { TutorialCounts } from './tutorial-counts.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { Tutorial } from './tutorial.entity.js';
import { isAuthor } from './tutorials.policy.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { UnpublishedTutorial } from './unpublished-tutorial.entity.js';

const NOT_WAITING = 'Ce tutoriel n’attend pas ou plus de relecture ; rechargez la liste.';

/** A publication that waits for a review. */
export interface WaitingReview {
  tutorial: Tutorial;
  since: Date;
}

/** Reviews a contributor's first publications before readers see them, where the site's settings ask for it. */
@Injectable()
export class ReviewsService {
  constructor(
    @InjectRepository(UnpublishedTutorial) private readonly unpublished: Repository<UnpublishedTutorial>,
    private readonly tutorials: TutorialsRepository,
    private readonly counts: TutorialCounts,
    private readonly revisions: RevisionsService,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Holds a publication for review if its author's are reviewed first.
   * @returns whether it is held
   */
  async holdForReview(manager: EntityManager, tutorial: Tutorial, authorId: number): Promise<boolean> {
    const { id: tutorialId } = tutorial;
    if (!(await this.isHeld(manager, authorId, tutorialId))) return false;
    const row = { tutorialId, unpublishedAt: new Date(), byAdministrator: false, review: 'waiting' as const };
    await manager.insert(UnpublishedTutorial, row);
    await this.revisions.hideRevisions(manager, tutorialId);
    await this.counts.changeState(manager, tutorial, 'published', 'unpublished');
    await this.events.publish(manager, 'tutorial.held', { tutorialId, authorId });
    return true;
  }

  /**
   * Submits again a tutorial that a review has sent back. Runs in the transaction that has locked the tutorial.
   * @throws ForbiddenException while it waits
   */
  async resubmit(
    manager: EntityManager,
    { tutorialId, review }: UnpublishedTutorial,
    authorId: number,
  ): Promise<void> {
    if (review === 'waiting') {
      throw new ForbiddenException('Ce tutoriel attend d’être relu : il paraîtra dès qu’il sera accepté.');
    }
    const again = { review: 'waiting' as const, reviewNote: null, unpublishedAt: new Date() };
    await manager.update(UnpublishedTutorial, { tutorialId }, again);
    await this.events.publish(manager, 'tutorial.held', { tutorialId, authorId });
  }

  /** Whether somebody other than its author may read it: reviewers may while it waits. */
  async mayRead(tutorialId: number, reader: User): Promise<boolean> {
    return canReview(reader) && this.unpublished.existsBy({ tutorialId, review: 'waiting' });
  }

  /** Publications that wait, oldest first. */
  async listWaiting({ limit, offset }: Page): Promise<{ waiting: WaitingReview[]; total: number }> {
    const [rows, total] = await this.unpublished
      .createQueryBuilder('held')
      .where('held.review = :waiting', { waiting: 'waiting' })
      .andWhere(notDeleted('held.tutorialId'))
      .orderBy('held.unpublishedAt')
      .addOrderBy('held.tutorialId')
      .take(limit)
      .skip(offset)
      .getManyAndCount();
    const found = await this.dataSource.manager.findBy(Tutorial, {
      id: In(rows.map(({ tutorialId }) => tutorialId)),
    });
    const byId = new Map(found.map((tutorial) => [tutorial.id, tutorial]));
    const waiting = rows.flatMap(({ tutorialId, unpublishedAt: since }) => {
      const tutorial = byId.get(tutorialId);
      return tutorial ? [{ tutorial, since }] : [];
    });
    return { waiting, total };
  }

  /**
   * Publishes it as new, with today's date.
   * @throws NotFoundException, ConflictException, ForbiddenException
   */
  async accept(tutorialId: number, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { tutorial } = await this.lockWaiting(manager, tutorialId, actor);
      await manager.delete(UnpublishedTutorial, { tutorialId });
      await this.publishHeld(manager, tutorial, actor);
    });
  }

  /**
   * @param reason sent to its authors, who may edit and submit it again
   * @throws as `accept`
   */
  async sendBack(tutorialId: number, reason: string, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lockWaiting(manager, tutorialId, actor);
      await manager.update(UnpublishedTutorial, { tutorialId }, { review: 'returned', reviewNote: reason });
      await this.recordAudit(manager, 'tutorial.send-back', tutorialId, actor, reason);
      await this.events.publish(manager, 'tutorial.reviewed', { tutorialId, isAccepted: false, reason });
    });
  }

  /** Publishes a held tutorial, within the transaction that has removed its hold. */
  async publishHeld(manager: EntityManager, tutorial: Tutorial, actor: User): Promise<void> {
    const { id: tutorialId, domainId, authorId, version } = tutorial;
    // Readers see it for the first time today.
    await manager.update(Tutorial, { id: tutorialId }, { date: new Date() });
    await this.revisions.showRevision(manager, tutorialId, version);
    await this.counts.changeState(manager, tutorial, 'unpublished', 'published');
    await this.recordAudit(manager, 'tutorial.accept', tutorialId, actor, null);
    await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    await this.events.publish(manager, 'tutorial.published', { tutorialId, domainId, authorId });
    await this.events.publish(manager, 'tutorial.reviewed', { tutorialId, isAccepted: true, reason: null });
  }

  /** Trusted authors are never held; for others only publications that readers have seen count. */
  private async isHeld(manager: EntityManager, authorId: number, tutorialId: number): Promise<boolean> {
    const { heldPublications } = this.settings.rules;
    if (heldPublications === 0) return false;
    const author = await this.users.lock(manager, authorId);
    if (!author || author.contributorVerified || canReview(author)) return false;
    const shown = await manager
      .createQueryBuilder(TutorialAuthor, 'signed')
      .leftJoin(UnpublishedTutorial, 'held', 'held.tutorialId = signed.tutorialId')
      .where('signed.userId = :authorId AND signed.tutorialId <> :tutorialId', { authorId, tutorialId })
      .andWhere('held.review IS NULL')
      .getCount();
    return shown < heldPublications;
  }

  private async lockWaiting(
    manager: EntityManager,
    tutorialId: number,
    actor: User,
  ): Promise<{ tutorial: Tutorial }> {
    const tutorial = await this.tutorials.lock(manager, tutorialId);
    if (!tutorial) throw tutorialNotFound();
    const held = await manager.findOneBy(UnpublishedTutorial, { tutorialId });
    if (held?.review !== 'waiting') throw new ConflictException(NOT_WAITING);
    if (isAuthor(tutorial, actor)) {
      throw new ForbiddenException('Quelqu’un d’autre que ses auteurs doit relire ce tutoriel.');
    }
    return { tutorial };
  }

  private async recordAudit(
    manager: EntityManager,
    action: string,
    targetId: number,
    actor: User,
    note: string | null,
  ): Promise<void> {
    await this.audit.record(manager, { actorId: actor.id, action, targetType: 'tutorial', targetId, note });
  }
}

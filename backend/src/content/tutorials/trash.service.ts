import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import type { User } from '../../members/users/user.entity.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { includesTime, type DecisionTimes } from './publication.service.js';
import { DeletedTutorial, UnpublishedTutorial } from './unpublished-tutorial.entity.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { TutorialCounts } from './tutorial-counts.js';
import { TutorialAuthor } from './tutorial-author.entity.js';
import { Tutorial } from './tutorial.entity.js';
import { actsAsAdministrator, canEdit, canReverse } from './tutorials.policy.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

const KEPT_DAYS = 30;
const BATCH = 50;

/** Runs in the same transaction, before events are delivered. */
type Also = (manager: EntityManager, tutorial: Tutorial) => Promise<void>;
/** Deletes the rows that other modules keep for a tutorial, before the tutorial's row is deleted. */
type ErasingHook = (manager: EntityManager, tutorial: Tutorial) => Promise<void>;

/** Deleted tutorials. They stay complete for thirty days, unreadable, and are then erased. */
@Injectable()
export class TrashService {
  private readonly erasingHooks: ErasingHook[] = [];

  constructor(
    @InjectRepository(DeletedTutorial) private readonly deleted: Repository<DeletedTutorial>,
    private readonly tutorials: TutorialsRepository,
    private readonly counts: TutorialCounts,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /** For higher modules that must delete their rows of a tutorial in an order of their own. */
  registerErasingHook(hook: ErasingHook): void {
    this.erasingHooks.push(hook);
  }

  /**
   * @param actor may edit it
   * @throws NotFoundException, also when it is already in the trash
   */
  async moveToTrash(tutorialId: number, actor: User, also?: Also): Promise<void> {
    await this.dataSource.transaction((manager) => this.moveToTrashWithin(manager, tutorialId, actor, also));
  }

  /**
   * Deletes a tutorial by a moderation decision; takes over if its authors have already deleted it.
   * @param at time of the decision; identifies it for `reinstate`
   * @returns whether anything changed
   * @throws NotFoundException
   */
  async takeDown(
    manager: EntityManager,
    tutorialId: number,
    actor: User,
    at: Date,
    also: Also,
  ): Promise<boolean> {
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    if (!tutorial) throw tutorialNotFound();
    const deleted = await manager.findOneBy(DeletedTutorial, { tutorialId });
    if (deleted?.byAdministrator) return false;
    if (!deleted) {
      await this.moveToTrashWithin(manager, tutorialId, actor, also, at);
      return true;
    }
    await manager.update(DeletedTutorial, { tutorialId }, { byAdministrator: true });
    await also(manager, tutorial);
    return true;
  }

  private async moveToTrashWithin(
    manager: EntityManager,
    tutorialId: number,
    actor: User,
    also?: Also,
    deletedAt = new Date(),
  ): Promise<void> {
    const tutorial = await this.tutorials.lock(manager, tutorialId);
    if (!tutorial) throw tutorialNotFound();
    const wasPublished = !(await manager.existsBy(UnpublishedTutorial, { tutorialId }));
    const byAdministrator = actsAsAdministrator(tutorial, actor);
    if (wasPublished) {
      await manager.insert(UnpublishedTutorial, { tutorialId, unpublishedAt: deletedAt, byAdministrator });
    }
    await manager.insert(DeletedTutorial, { tutorialId, deletedAt, wasPublished, byAdministrator });
    await this.counts.changeState(manager, tutorial, wasPublished ? 'published' : 'unpublished', 'deleted');
    await also?.(manager, tutorial);
    await this.events.publish(manager, 'tutorial.withdrawn', { tutorialId });
  }

  /**
   * Reverses `takeDown`. A tutorial that its authors had deleted stays in the trash, and they may restore it. If
   * somebody has deleted it since, it stays there, too.
   * @returns whether nothing of the decision remains
   */
  async reinstate(
    manager: EntityManager,
    tutorialId: number,
    { at, decidedAt }: DecisionTimes,
    also: Also,
  ): Promise<boolean> {
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    if (!tutorial) return false;
    const deleted = await manager.findOneBy(DeletedTutorial, { tutorialId });
    if (!deleted?.byAdministrator) return true;
    if (deleted.deletedAt > at) return false;
    await also(manager, tutorial);
    if (!includesTime(deleted.deletedAt, decidedAt)) {
      await manager.update(DeletedTutorial, { tutorialId }, { byAdministrator: false });
      return true;
    }
    await this.restoreLocked(manager, tutorial, deleted);
    await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    return true;
  }

  /**
   * Restores a tutorial to its earlier state, published or not.
   * @throws NotFoundException when it is not in the trash, or is not the actor's
   * @throws ForbiddenException when an author restores a tutorial that an administrator has deleted
   */
  async restore(tutorialId: number, actor: User, also?: Also): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { tutorial, deleted } = await this.lockDeleted(manager, tutorialId, actor);
      if (!canReverse(deleted, actor))
        throw new ForbiddenException('Un administrateur a supprimé ce tutoriel : lui seul peut le rétablir.');
      await this.restoreLocked(manager, tutorial, deleted);
      await also?.(manager, tutorial);
      await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    });
  }

  /** Restores a tutorial whose file is imported again. Runs in the transaction that has locked it. */
  async restoreImported(manager: EntityManager, tutorial: Tutorial): Promise<void> {
    const deleted = await manager.findOneBy(DeletedTutorial, { tutorialId: tutorial.id });
    if (deleted) await this.restoreLocked(manager, tutorial, deleted);
  }

  /**
   * Erases it for good.
   * @throws NotFoundException when it is not in the trash, or is not the actor's
   */
  async erase(tutorialId: number, actor: User, also?: Also): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { tutorial } = await this.lockDeleted(manager, tutorialId, actor);
      await this.eraseLocked(manager, tutorial);
      await also?.(manager, tutorial);
    });
  }

  /** Erases tutorials deleted thirty days ago or earlier. */
  @RetentionTask('tutoriels supprimés')
  async eraseExpired(): Promise<void> {
    const due = { deletedAt: LessThan(new Date(Date.now() - KEPT_DAYS * DAY_MS)) };
    for (;;) {
      const rows = await this.deleted.find({ where: due, order: { deletedAt: 'ASC' }, take: BATCH });
      if (rows.length === 0) return;
      for (const { tutorialId } of rows) {
        await this.dataSource.transaction(async (manager) => {
          const tutorial = await this.tutorials.lockAny(manager, tutorialId);
          // Just restored, or erased by another process.
          if (!tutorial || !(await manager.existsBy(DeletedTutorial, { tutorialId, ...due }))) return;
          await this.eraseLocked(manager, tutorial);
        });
      }
    }
  }

  /** Erases the trash of a deleted account: tutorials that this member wrote alone, since nobody else may read them. */
  async eraseMembersTrash(manager: EntityManager, userId: number): Promise<void> {
    const rows = await manager
      .createQueryBuilder(DeletedTutorial, 'deleted')
      .innerJoin(TutorialAuthor, 'own', 'own.tutorialId = deleted.tutorialId AND own.userId = :userId', {
        userId,
      })
      .leftJoin(TutorialAuthor, 'other', 'other.tutorialId = deleted.tutorialId AND other.userId <> :userId')
      .where('other.id IS NULL')
      .orderBy('deleted.tutorialId')
      .getMany();
    for (const { tutorialId } of rows) {
      const tutorial = await this.tutorials.lockAny(manager, tutorialId);
      if (tutorial) await this.eraseLocked(manager, tutorial);
    }
  }

  /** The deleted ones among these, by tutorial id. */
  async deletedAmong(tutorialIds: number[]): Promise<ReadonlyMap<number, DeletedTutorial>> {
    const rows = await this.deleted.findBy({ tutorialId: In(tutorialIds) });
    return new Map(rows.map((row) => [row.tutorialId, row]));
  }

  async deletedIds(): Promise<ReadonlySet<number>> {
    const rows = await this.deleted.find({ select: { tutorialId: true } });
    return new Set(rows.map(({ tutorialId }) => tutorialId));
  }

  private async lockDeleted(
    manager: EntityManager,
    tutorialId: number,
    actor: User,
  ): Promise<{ tutorial: Tutorial; deleted: DeletedTutorial }> {
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    const deleted = await manager.findOneBy(DeletedTutorial, { tutorialId });
    if (!tutorial || !deleted || !canEdit(tutorial, actor))
      throw new NotFoundException('Ce tutoriel n’est pas ou plus dans la corbeille.');
    return { tutorial, deleted };
  }

  private async restoreLocked(
    manager: EntityManager,
    tutorial: Tutorial,
    deleted: DeletedTutorial,
  ): Promise<void> {
    const { tutorialId, wasPublished } = deleted;
    await manager.delete(DeletedTutorial, { tutorialId });
    if (wasPublished) await manager.delete(UnpublishedTutorial, { tutorialId });
    await this.counts.changeState(manager, tutorial, 'deleted', wasPublished ? 'published' : 'unpublished');
  }

  private async eraseLocked(manager: EntityManager, tutorial: Tutorial): Promise<void> {
    for (const hook of this.erasingHooks) await hook(manager, tutorial);
    await this.tutorials.deleteTutorial(manager, tutorial);
    await this.events.publish(manager, 'tutorial.withdrawn', { tutorialId: tutorial.id });
  }
}

/** When a deleted tutorial is erased, give or take a day. */
export function erasedAt({ deletedAt }: Pick<DeletedTutorial, 'deletedAt'>): Date {
  return new Date(deletedAt.getTime() + KEPT_DAYS * DAY_MS);
}

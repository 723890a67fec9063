import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, type EntityManager, type Repository } from 'typeorm';
import type { User } from '../../members/users/user.entity.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isAmong, type Decided } from './decided.js';
import { DeletedTutorial } from './deleted-tutorial.entity.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { TutorialCounts } from './tutorial-counts.js';
import { TutorialAuthor } from './tutorial-author.entity.js';
import { Tutorial } from './tutorial.entity.js';
import { actsAsAdministrator, canEdit, canGiveBack } from './tutorials.policy.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { UnpublishedTutorial } from './unpublished-tutorial.entity.js';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 50;

/** Done with a tutorial in the same transaction, before anybody is told. */
type Also = (manager: EntityManager, tutorial: Tutorial) => Promise<void>;
/** Takes away what other modules keep below a tutorial, ahead of its row. */
type ErasingHook = (manager: EntityManager, tutorial: Tutorial) => Promise<void>;

/** Tutorials that somebody has deleted: they lie there whole for thirty days, read by nobody, and go for good then. */
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

  /** For modules above that keep rows below a tutorial and delete them in an order of their own. */
  beforeErasing(hook: ErasingHook): void {
    this.erasingHooks.push(hook);
  }

  /** @param actor may edit it. @throws NotFoundException, also when it is there already */
  async throwAway(tutorialId: number, actor: User, also?: Also): Promise<void> {
    await this.dataSource.transaction((manager) => this.throwAwayWithin(manager, tutorialId, actor, also));
  }

  /**
   * By a decision; what its authors have thrown away before is taken over.
   * @param at when it is decided, by which `giveBack` knows it again
   * @returns whether that has changed anything
   * @throws NotFoundException
   */
  async takeAway(
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
      await this.throwAwayWithin(manager, tutorialId, actor, also, at);
      return true;
    }
    await manager.update(DeletedTutorial, { tutorialId }, { byAdministrator: true });
    await also(manager, tutorial);
    return true;
  }

  private async throwAwayWithin(
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
    await this.counts.moved(manager, tutorial, wasPublished ? 'published' : 'unpublished', 'deleted');
    await also?.(manager, tutorial);
    await this.events.publish(manager, 'tutorial.withdrawn', { tutorialId });
  }

  /**
   * Undoes that: what its authors had thrown away stays there, theirs to restore. So does what somebody has thrown away
   * since.
   * @returns whether nothing of the decision is left
   */
  async giveBack(
    manager: EntityManager,
    tutorialId: number,
    { at, decidedAt }: Decided,
    also: Also,
  ): Promise<boolean> {
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    if (!tutorial) return false;
    const deleted = await manager.findOneBy(DeletedTutorial, { tutorialId });
    if (!deleted?.byAdministrator) return true;
    if (deleted.deletedAt > at) return false;
    await also(manager, tutorial);
    if (!isAmong(deleted.deletedAt, decidedAt)) {
      await manager.update(DeletedTutorial, { tutorialId }, { byAdministrator: false });
      return true;
    }
    await this.takeOut(manager, tutorial, deleted);
    await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    return true;
  }

  /**
   * Puts a tutorial back to where it was, on the site or off it.
   * @throws NotFoundException when it is not in the trash, or is not the actor’s
   * @throws ForbiddenException when its author would restore what an administrator has deleted
   */
  async restore(tutorialId: number, actor: User, also?: Also): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { tutorial, deleted } = await this.open(manager, tutorialId, actor);
      if (!canGiveBack(deleted, actor))
        throw new ForbiddenException('Un administrateur a supprimé ce tutoriel : lui seul peut le rétablir.');
      await this.takeOut(manager, tutorial, deleted);
      await also?.(manager, tutorial);
      await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    });
  }

  /** Within the transaction in which a file brings a tutorial again, which is locked. */
  async takeOutImported(manager: EntityManager, tutorial: Tutorial): Promise<void> {
    const deleted = await manager.findOneBy(DeletedTutorial, { tutorialId: tutorial.id });
    if (deleted) await this.takeOut(manager, tutorial, deleted);
  }

  /** For good. @throws NotFoundException when it is not in the trash, or is not the actor’s */
  async erase(tutorialId: number, actor: User, also?: Also): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { tutorial } = await this.open(manager, tutorialId, actor);
      await this.eraseLocked(manager, tutorial);
      await also?.(manager, tutorial);
    });
  }

  /** What has been there for thirty days. */
  async eraseOld(): Promise<void> {
    const due = { deletedAt: LessThan(new Date(Date.now() - KEPT_DAYS * DAY_MS)) };
    for (;;) {
      const rows = await this.deleted.find({ where: due, order: { deletedAt: 'ASC' }, take: BATCH });
      if (rows.length === 0) return;
      for (const { tutorialId } of rows) {
        await this.dataSource.transaction(async (manager) => {
          const tutorial = await this.tutorials.lockAny(manager, tutorialId);
          // Restored a moment ago, or erased by another process.
          if (!tutorial || !(await manager.existsBy(DeletedTutorial, { tutorialId, ...due }))) return;
          await this.eraseLocked(manager, tutorial);
        });
      }
    }
  }

  /** What a member has written alone and deleted goes with their account: nobody else is to read it. */
  async eraseOf(manager: EntityManager, userId: number): Promise<void> {
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

  /** Of these the deleted ones, by id. */
  async deletedAmong(tutorialIds: number[]): Promise<ReadonlyMap<number, DeletedTutorial>> {
    const rows = await this.deleted.findBy({ tutorialId: In(tutorialIds) });
    return new Map(rows.map((row) => [row.tutorialId, row]));
  }

  async deletedIds(): Promise<ReadonlySet<number>> {
    const rows = await this.deleted.find({ select: { tutorialId: true } });
    return new Set(rows.map(({ tutorialId }) => tutorialId));
  }

  private async open(
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

  private async takeOut(manager: EntityManager, tutorial: Tutorial, deleted: DeletedTutorial): Promise<void> {
    const { tutorialId, wasPublished } = deleted;
    await manager.delete(DeletedTutorial, { tutorialId });
    if (wasPublished) await manager.delete(UnpublishedTutorial, { tutorialId });
    await this.counts.moved(manager, tutorial, 'deleted', wasPublished ? 'published' : 'unpublished');
  }

  private async eraseLocked(manager: EntityManager, tutorial: Tutorial): Promise<void> {
    for (const hook of this.erasingHooks) await hook(manager, tutorial);
    await this.tutorials.delete(manager, tutorial);
    await this.events.publish(manager, 'tutorial.withdrawn', { tutorialId: tutorial.id });
  }
}

/** When what was deleted at a moment is gone for good, give or take a day. */
export function erasedAt({ deletedAt }: Pick<DeletedTutorial, 'deletedAt'>): Date {
  return new Date(deletedAt.getTime() + KEPT_DAYS * DAY_MS);
}

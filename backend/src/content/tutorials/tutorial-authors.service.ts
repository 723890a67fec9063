import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Subscribers, type Step } from '../../platform/domain-events/subscribers.js';
import { authorsOf, signatureOf, toSignedAuthor, type Signature } from './signature.js';
import { TutorialAuthor } from './tutorial-author.entity.js';
import { Tutorial, type SignedAuthor } from './tutorial.entity.js';
import { TutorialsRepository } from './tutorials.repository.js';

/** Who wrote what a member wrote that is no more. */
const FORGOTTEN_AUTHOR = { id: null, name: 'Compte supprimé', avatar: null, bio: null };
/** So many tutorials are signed anew in one transaction. */
const BATCH = 50;

/** Does what else there is to do when a member no longer writes a tutorial. The first of those who still do is its heir. */
type LeavingHook = (
  manager: EntityManager,
  leaving: { tutorialId: number; userId: number; heirId: number | null },
) => Promise<void>;

/** Who writes a tutorial, and how it is signed. */
@Injectable()
export class TutorialAuthorsService {
  private readonly leavingHooks: LeavingHook[] = [];

  constructor(
    private readonly tutorials: TutorialsRepository,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('signatures', {
      'profile.changed': ({ payload }, step) => this.renameIn(payload.userId, step),
    });
  }

  /** For modules above that keep rows of an author's. */
  whenLeaving(hook: LeavingHook): void {
    this.leavingHooks.push(hook);
  }

  /** With the members, in the order in which they are named. */
  async list(tutorialId: number, manager = this.dataSource.manager): Promise<TutorialAuthor[]> {
    return ofTutorial(manager, tutorialId).getMany();
  }

  /** Of these tutorials the ones that a member has written, alone or with others. */
  async writtenAmong(
    tutorialIds: readonly number[],
    userId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlySet<number>> {
    if (tutorialIds.length === 0) return new Set();
    const where = { userId, tutorialId: In([...tutorialIds]) };
    const rows = await manager.find(TutorialAuthor, { select: { tutorialId: true }, where });
    return new Set(rows.map(({ tutorialId }) => tutorialId));
  }

  /** Does nothing for an author. */
  async add(manager: EntityManager, tutorialId: number, userId: number): Promise<void> {
    if (await manager.existsBy(TutorialAuthor, { tutorialId, userId })) return;
    await manager.insert(TutorialAuthor, { tutorialId, userId, joinedAt: new Date() });
    await this.signAgain(manager, tutorialId);
  }

  /** Takes a member off a tutorial; the last one stays forgotten under a name that is nobody's. */
  async remove(manager: EntityManager, tutorialId: number, userId: number): Promise<void> {
    await manager.delete(TutorialAuthor, { tutorialId, userId });
    const heirId = await this.signAgain(manager, tutorialId);
    for (const hook of this.leavingHooks) await hook(manager, { tutorialId, userId, heirId });
  }

  async count(manager: EntityManager, tutorialId: number): Promise<number> {
    return manager.countBy(TutorialAuthor, { tutorialId });
  }

  /** Takes a member's name off their tutorials, within the transaction in which their account goes. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    const own = await manager.find(TutorialAuthor, { where: { userId }, order: { tutorialId: 'ASC' } });
    for (const { tutorialId } of own) {
      await this.tutorials.lockAny(manager, tutorialId);
      await this.remove(manager, tutorialId, userId);
    }
  }

  /**
   * Names the other one where a member was named, within the transaction in which two accounts become one; where both
   * were, at the place of the one who was named first.
   */
  async mergeMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    const own = await manager.find(TutorialAuthor, { where: { userId }, order: { tutorialId: 'ASC' } });
    for (const { tutorialId } of own) {
      await this.tutorials.lockAny(manager, tutorialId);
      // Read as they are by now: the other one may have left meanwhile.
      const members = await lockRows(ofTutorial(manager, tutorialId)).getMany();
      const [first, second] = members.filter((member) => [userId, into].includes(member.userId));
      if (second) await manager.delete(TutorialAuthor, { id: second.id });
      if (first) await manager.update(TutorialAuthor, { id: first.id }, { userId: into });
      await this.signAgain(manager, tutorialId);
    }
  }

  /**
   * Has a tutorial say who writes it by now: those without an account whom it names, then its members.
   * Resolves to the first of these.
   */
  async signAgain(manager: EntityManager, tutorialId: number): Promise<number | null> {
    // Read as they are by now, whatever this transaction has seen before.
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    if (!tutorial) return null;
    const members = await lockRows(ofTutorial(manager, tutorialId)).getMany();
    const strangers = authorsOf(tutorial).filter(({ id }) => id === null);
    const authors: SignedAuthor[] = [...strangers, ...members.map(({ user }) => toSignedAuthor(user!))];
    const signature = signatureOf(authors.length > 0 ? authors : [FORGOTTEN_AUTHOR]);
    if (!isSame(signature, tutorial)) {
      await manager.update(Tutorial, tutorialId, signature);
      await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    }
    return members[0]?.userId ?? null;
  }

  private async renameIn(userId: number, { manager, checkpoint }: Step): Promise<string | null> {
    const some = await manager
      .createQueryBuilder(TutorialAuthor, 'author')
      .where('author.userId = :userId AND author.tutorialId > :after', {
        userId,
        after: Number(checkpoint),
      })
      .orderBy('author.tutorialId')
      .limit(BATCH)
      .getMany();
    for (const { tutorialId } of some) await this.signAgain(manager, tutorialId);
    return some.length === BATCH ? String(some.at(-1)!.tutorialId) : null;
  }
}

function ofTutorial(manager: EntityManager, tutorialId: number) {
  return manager
    .createQueryBuilder(TutorialAuthor, 'author')
    .innerJoinAndSelect('author.user', 'user')
    .where('author.tutorialId = :tutorialId', { tutorialId })
    .orderBy('author.id');
}

function isSame(signature: Signature, { authorId, authorName, authorAvatar, authorBio, authors }: Tutorial) {
  const before: Signature = { authorId, authorName, authorAvatar, authorBio, authors };
  return JSON.stringify(signature) === JSON.stringify(before);
}

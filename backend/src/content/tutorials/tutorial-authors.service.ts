import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Subscribers, type Step } from '../../platform/domain-events/subscribers.js';
import { authorsOf, signatureOf, toSignedAuthor, type Signature } from './signature.js';
import { TutorialAuthor } from './tutorial-author.entity.js';
import { Tutorial, type SignedAuthor } from './tutorial.entity.js';
import { TutorialsRepository } from './tutorials.repository.js';

/** Author shown once the account is deleted. */
const DELETED_AUTHOR = { id: null, name: 'Compte supprimé', avatar: null, bio: null };
/** Tutorials whose author columns are rewritten per transaction. */
const BATCH = 50;

/** Runs when a member stops being an author of a tutorial. The first remaining author is the heir. */
type RemovalHook = (
  manager: EntityManager,
  leaving: { tutorialId: number; userId: number; heirId: number | null },
) => Promise<void>;

/** Manages the authors of tutorials and the columns that name them. */
@Injectable()
export class TutorialAuthorsService {
  private readonly removalHooks: RemovalHook[] = [];

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

  /** For higher modules that keep rows per author. */
  registerRemovalHook(hook: RemovalHook): void {
    this.removalHooks.push(hook);
  }

  /** With the members' rows, in display order. */
  async listAuthors(tutorialId: number, manager = this.dataSource.manager): Promise<TutorialAuthor[]> {
    return ofTutorial(manager, tutorialId).getMany();
  }

  /** The ones among these tutorials that a member has written, alone or with others. */
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

  /** Does nothing if the member is already an author. */
  async addAuthor(manager: EntityManager, tutorialId: number, userId: number): Promise<void> {
    if (await manager.existsBy(TutorialAuthor, { tutorialId, userId })) return;
    await manager.insert(TutorialAuthor, { tutorialId, userId, joinedAt: new Date() });
    await this.updateSignature(manager, tutorialId);
  }

  /** Removes an author. When the last one leaves, the tutorial is signed « Compte supprimé ». */
  async removeAuthor(manager: EntityManager, tutorialId: number, userId: number): Promise<void> {
    await manager.delete(TutorialAuthor, { tutorialId, userId });
    const heirId = await this.updateSignature(manager, tutorialId);
    for (const hook of this.removalHooks) await hook(manager, { tutorialId, userId, heirId });
  }

  async count(manager: EntityManager, tutorialId: number): Promise<number> {
    return manager.countBy(TutorialAuthor, { tutorialId });
  }

  /** Removes a member from the authors of all tutorials, within the transaction that deletes the account. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    const own = await manager.find(TutorialAuthor, { where: { userId }, order: { tutorialId: 'ASC' } });
    for (const { tutorialId } of own) {
      await this.tutorials.lockAny(manager, tutorialId);
      await this.removeAuthor(manager, tutorialId, userId);
    }
  }

  /**
   * Replaces one author by another in all tutorials, within the transaction that merges two accounts. Where both are
   * authors, the merged one takes the earlier of the two places.
   */
  async mergeMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    const own = await manager.find(TutorialAuthor, { where: { userId }, order: { tutorialId: 'ASC' } });
    for (const { tutorialId } of own) {
      await this.tutorials.lockAny(manager, tutorialId);
      // Read again under lock: the other author may have left meanwhile.
      const members = await lockRows(ofTutorial(manager, tutorialId)).getMany();
      const [first, second] = members.filter((member) => [userId, into].includes(member.userId));
      if (second) await manager.delete(TutorialAuthor, { id: second.id });
      if (first) await manager.update(TutorialAuthor, { id: first.id }, { userId: into });
      await this.updateSignature(manager, tutorialId);
    }
  }

  /**
   * Derives the author columns again: authors without an account first, then members.
   * @returns the id of the first member
   */
  async updateSignature(manager: EntityManager, tutorialId: number): Promise<number | null> {
    // Read again under lock, because earlier reads of this transaction may be outdated.
    const tutorial = await this.tutorials.lockAny(manager, tutorialId);
    if (!tutorial) return null;
    const members = await lockRows(ofTutorial(manager, tutorialId)).getMany();
    const strangers = authorsOf(tutorial).filter(({ id }) => id === null);
    const authors: SignedAuthor[] = [...strangers, ...members.map(({ user }) => toSignedAuthor(user!))];
    const signature = signatureOf(authors.length > 0 ? authors : [DELETED_AUTHOR]);
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
    for (const { tutorialId } of some) await this.updateSignature(manager, tutorialId);
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

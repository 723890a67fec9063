import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { coded } from '../../platform/common/error-codes.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import type { User } from '../../members/users/user.entity.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import { type Collection, MAX_ITEMS } from './collection.entity.js';
import type { CountedCollection } from './collections.dto.js';
import { mayOpen } from './collections.policy.js';
import { CollectionsRepository } from './collections.repository.js';
import { collectionNotFound } from './collections.service.js';

/** What collections hold. Each change locks the collections it touches, so that two at once cannot pass the limits. */
@Injectable()
export class CollectionItemsService {
  constructor(
    private readonly collections: CollectionsRepository,
    private readonly items: CollectionItemsRepository,
    private readonly tutorials: TutorialsService,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Puts a tutorial at the end of a collection; does nothing when it is in it already.
   * @throws NotFoundException when there is no such tutorial, or no such collection of the member's
   * @throws ConflictException when the collection is full
   */
  async add(member: User, id: number, tutorialId: number): Promise<CountedCollection> {
    await this.tutorials.require(tutorialId);
    const adding = this.change(member, id, async (manager) => this.appendTo(manager, id, tutorialId));
    return this.tutorials.whileExists(tutorialId, adding);
  }

  /**
   * Does nothing when the collection does not hold the tutorial.
   * @throws NotFoundException when the member has no such collection
   */
  async remove(member: User, id: number, tutorialId: number): Promise<CountedCollection> {
    return this.change(member, id, (manager) => this.items.remove(manager, [id], tutorialId));
  }

  /**
   * @throws NotFoundException when the member has no such collection
   * @throws BadRequestException when the list does not name what the collection holds
   */
  async order(member: User, id: number, tutorialIds: number[]): Promise<CountedCollection> {
    return this.change(member, id, async (manager) => {
      const held = new Set(await this.items.publishedIds(manager, id));
      if (held.size !== tutorialIds.length || !tutorialIds.every((tutorialId) => held.has(tutorialId))) {
        throw new BadRequestException(
          'La liste doit nommer tous les tutoriels de la collection, et eux seuls.',
        );
      }
      await this.items.order(manager, id, tutorialIds);
    });
  }

  /**
   * The collections of a member that hold a tutorial.
   * @throws NotFoundException when there is no such tutorial
   */
  async holding(userId: number, tutorialId: number): Promise<number[]> {
    await this.tutorials.require(tutorialId);
    return this.items.collectionIds(userId, tutorialId);
  }

  /**
   * Has these collections of a member hold a tutorial, and no other of theirs.
   * @throws NotFoundException when there is no such tutorial, or one of the collections is not the member's
   * @throws ConflictException when one of them is full
   */
  async hold(userId: number, tutorialId: number, collectionIds: number[]): Promise<void> {
    await this.tutorials.require(tutorialId);
    const holding = this.dataSource.transaction(async (manager) => {
      const own = new Set((await this.collections.lockAll(manager, userId)).map(({ id }) => id));
      if (!collectionIds.every((id) => own.has(id))) throw collectionNotFound();
      const before = await this.items.collectionIds(userId, tutorialId, manager);
      const added = collectionIds.filter((id) => !before.includes(id));
      const removed = before.filter((id) => !collectionIds.includes(id));
      for (const id of added) await this.appendTo(manager, id, tutorialId);
      await this.items.remove(manager, removed, tutorialId);
      for (const id of [...added, ...removed])
        await this.collections.update(manager, id, { updatedAt: new Date() });
    });
    await this.tutorials.whileExists(tutorialId, holding);
  }

  private async change(
    member: User,
    id: number,
    act: (manager: EntityManager) => Promise<void>,
  ): Promise<CountedCollection> {
    return this.dataSource.transaction(async (manager) => {
      const collection = await this.collections.lock(manager, id);
      if (!collection || !mayOpen(collection, member)) throw collectionNotFound();
      await act(manager);
      return this.touch(manager, collection);
    });
  }

  private async appendTo(manager: EntityManager, id: number, tutorialId: number): Promise<void> {
    const held = await this.items.tutorialIds(manager, id);
    if (held.includes(tutorialId)) return;
    if (held.length >= MAX_ITEMS) {
      throw new ConflictException(
        coded('limit_reached', `Une collection contient ${MAX_ITEMS} tutoriels au plus.`),
      );
    }
    await this.items.append(manager, id, tutorialId);
  }

  private async touch(manager: EntityManager, collection: Collection): Promise<CountedCollection> {
    const updatedAt = new Date();
    await this.collections.update(manager, collection.id, { updatedAt });
    const counts = await this.items.counts([collection.id], manager);
    return { ...collection, updatedAt, tutorialCount: counts.get(collection.id) ?? 0 };
  }
}

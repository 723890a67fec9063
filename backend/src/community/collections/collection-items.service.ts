import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import type { User } from '../../members/users/user.entity.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import { type Collection, MAX_ITEMS } from './collection.entity.js';
import type { CountedCollection } from './collections.dto.js';
import { mayOpen } from './collections.policy.js';
import { CollectionsRepository } from './collections.repository.js';
import { collectionNotFound } from './collections.service.js';

/** Items of collections. Each change locks its collections, so that concurrent changes cannot exceed the limits. */
@Injectable()
export class CollectionItemsService {
  constructor(
    private readonly collections: CollectionsRepository,
    private readonly items: CollectionItemsRepository,
    private readonly tutorials: TutorialsService,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Appends a tutorial to a collection; does nothing if it is already there.
   * @throws NotFoundException when the tutorial does not exist, or the member has no such collection
   * @throws ConflictException when the collection is full
   */
  async add(member: User, id: number, tutorialId: number): Promise<CountedCollection> {
    await this.tutorials.require(tutorialId);
    const adding = this.change(member, id, async (manager) => this.appendTo(manager, id, tutorialId));
    return this.tutorials.whileExists(tutorialId, adding);
  }

  /**
   * Does nothing if the collection does not contain the tutorial.
   * @throws NotFoundException when the member has no such collection
   */
  async remove(member: User, id: number, tutorialId: number): Promise<CountedCollection> {
    return this.change(member, id, (manager) => this.items.remove(manager, [id], tutorialId));
  }

  /**
   * @throws NotFoundException when the member has no such collection
   * @throws BadRequestException when the list differs from the collection's published tutorials
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
   * Collections of a member that contain a tutorial.
   * @throws NotFoundException when the tutorial does not exist
   */
  async collectionsContaining(userId: number, tutorialId: number): Promise<number[]> {
    await this.tutorials.require(tutorialId);
    return this.items.collectionIds(userId, tutorialId);
  }

  /**
   * Puts a tutorial into exactly these collections of a member, and removes it from the member's others.
   * @throws NotFoundException when the tutorial does not exist, or a collection is not the member's
   * @throws ConflictException when one of them is full
   */
  async setCollectionsOf(userId: number, tutorialId: number, collectionIds: number[]): Promise<void> {
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
        await this.collections.updateCollection(manager, id, { updatedAt: new Date() });
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
        errorBody('limit_reached', `Une collection contient ${MAX_ITEMS} tutoriels au plus.`),
      );
    }
    await this.items.append(manager, id, tutorialId);
  }

  private async touch(manager: EntityManager, collection: Collection): Promise<CountedCollection> {
    const updatedAt = new Date();
    await this.collections.updateCollection(manager, collection.id, { updatedAt });
    const counts = await this.items.counts([collection.id], manager);
    return { ...collection, updatedAt, tutorialCount: counts.get(collection.id) ?? 0 };
  }
}

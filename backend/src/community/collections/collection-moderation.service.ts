import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { Page } from '../../platform/common/page-query.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import type { User } from '../../members/users/user.entity.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import type { OwnedCollection } from './collection-moderation.dto.js';
import type { Collection } from './collection.entity.js';
import { mayModerate } from './collections.policy.js';
import { CollectionsRepository, type CollectionSelection } from './collections.repository.js';
import { collectionNotFound } from './collections.service.js';

/** Lists, hides and deletes public collections for moderators. The audit trail records each action. */
@Injectable()
export class CollectionModerationService {
  constructor(
    private readonly collections: CollectionsRepository,
    private readonly items: CollectionItemsRepository,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /** Public collections, hidden or not, most recently changed first. */
  async list(
    selection: CollectionSelection,
    page: Page,
  ): Promise<{ collections: OwnedCollection[]; total: number }> {
    const [collections, total] = await this.collections.listPublic(selection, page);
    const counts = await this.items.counts(collections.map(({ id }) => id));
    return { collections: collections.map((one) => toOwned(one, counts.get(one.id) ?? 0)), total };
  }

  /** @throws NotFoundException when there is no such public collection */
  async get(id: number): Promise<{ collection: OwnedCollection; tutorials: Tutorial[] }> {
    const collection = await this.collections.findWithOwner(id);
    if (!collection || !mayModerate(collection)) throw collectionNotFound();
    const tutorials = await this.items.tutorials(id);
    return { collection: toOwned(collection, tutorials.length), tutorials };
  }

  /** Disables or enables the share link of a collection. @throws NotFoundException */
  async hide(id: number, isHidden: boolean, note: string | null, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.requirePublic(manager, id);
      await this.hideWithin(manager, id, isHidden, note, actor);
    });
  }

  /**
   * For decisions; works even if the owner has made it private since. @returns whether anything changed. @throws
   * NotFoundException
   */
  async hideWithin(
    manager: EntityManager,
    id: number,
    isHidden: boolean,
    note: string | null,
    actor: User,
  ): Promise<boolean> {
    const collection = await this.lock(manager, id);
    if (collection.isHidden === isHidden) return false;
    await this.collections.updateCollection(manager, id, { isHidden });
    const action = isHidden ? 'collection.hide' : 'collection.show';
    await this.record(manager, collection, actor, { action, after: { isHidden }, note });
    return true;
  }

  /** @throws NotFoundException */
  async delete(id: number, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.requirePublic(manager, id);
      await this.deleteWithin(manager, id, actor);
    });
  }

  /** For decisions; works even if the owner has made it private since. @throws NotFoundException */
  async deleteWithin(manager: EntityManager, id: number, actor: User): Promise<void> {
    const collection = await this.lock(manager, id);
    await this.collections.deleteCollection(manager, id);
    await this.record(manager, collection, actor, { action: 'collection.delete' });
  }

  private async lock(manager: EntityManager, id: number): Promise<Collection> {
    const collection = await this.collections.lock(manager, id);
    if (!collection) throw collectionNotFound();
    return collection;
  }

  private async requirePublic(manager: EntityManager, id: number): Promise<void> {
    if (!mayModerate(await this.lock(manager, id))) throw collectionNotFound();
  }

  private async record(
    manager: EntityManager,
    { id, userId, name, description, isHidden }: Collection,
    { id: actorId }: User,
    act: { action: string; after?: object; note?: string | null },
  ): Promise<void> {
    const before = { userId, name, description, isHidden };
    await this.audit.record(manager, { actorId, targetType: 'collection', targetId: id, before, ...act });
    await this.events.publish(manager, 'public-page.changed', { userId });
  }
}

function toOwned(collection: Collection, tutorialCount: number): OwnedCollection {
  return { ...collection, tutorialCount, owner: collection.owner! };
}

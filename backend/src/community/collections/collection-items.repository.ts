import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { published } from '../../content/tutorials/published.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { Collection, CollectionItem } from './collection.entity.js';

@Injectable()
export class CollectionItemsRepository {
  constructor(@InjectRepository(CollectionItem) private readonly items: Repository<CollectionItem>) {}

  /** Number of items by collection; empty collections are absent. */
  async counts(
    collectionIds: number[],
    manager: EntityManager = this.items.manager,
  ): Promise<Map<number, number>> {
    if (collectionIds.length === 0) return new Map();
    const rows = await manager
      .createQueryBuilder(CollectionItem, 'item')
      .select('item.collectionId', 'id')
      .addSelect('COUNT(*)', 'count')
      .where({ collectionId: In(collectionIds) })
      .andWhere(published('item.tutorialId'))
      .groupBy('item.collectionId')
      .getRawMany<{ id: number; count: number | string }>();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }

  /** All tutorials of a collection, in its order. */
  async tutorials(collectionId: number): Promise<Tutorial[]> {
    return this.items.manager
      .createQueryBuilder(Tutorial, 'tutorial')
      .innerJoin(CollectionItem, 'item', 'item.tutorialId = tutorial.id')
      .where('item.collectionId = :collectionId', { collectionId })
      .andWhere(published('tutorial.id'))
      .orderBy('item.position')
      .addOrderBy('tutorial.id')
      .getMany();
  }

  async tutorialIds(manager: EntityManager, collectionId: number): Promise<number[]> {
    const rows = await manager.findBy(CollectionItem, { collectionId });
    return rows.map(({ tutorialId }) => tutorialId);
  }

  /** Ids of the published tutorials of a collection. */
  async publishedIds(manager: EntityManager, collectionId: number): Promise<number[]> {
    const rows = await manager
      .createQueryBuilder(CollectionItem, 'item')
      .where('item.collectionId = :collectionId', { collectionId })
      .andWhere(published('item.tutorialId'))
      .getMany();
    return rows.map(({ tutorialId }) => tutorialId);
  }

  /** Collections of a member that contain a tutorial. */
  async collectionIds(
    userId: number,
    tutorialId: number,
    manager: EntityManager = this.items.manager,
  ): Promise<number[]> {
    const rows = await manager
      .createQueryBuilder(Collection, 'collection')
      .select('collection.id', 'id')
      .innerJoin(CollectionItem, 'item', 'item.collectionId = collection.id')
      .where('collection.userId = :userId AND item.tutorialId = :tutorialId', { userId, tutorialId })
      .orderBy('collection.id')
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /** Appends a tutorial; the caller has checked that the collection does not contain it. */
  async append(manager: EntityManager, collectionId: number, tutorialId: number): Promise<void> {
    const last = await manager.maximum(CollectionItem, 'position', { collectionId });
    await manager.insert(CollectionItem, { collectionId, tutorialId, position: (last ?? 0) + 1 });
  }

  async remove(manager: EntityManager, collectionIds: number[], tutorialId: number): Promise<void> {
    await manager.delete(CollectionItem, { collectionId: In(collectionIds), tutorialId });
  }

  async order(manager: EntityManager, collectionId: number, tutorialIds: number[]): Promise<void> {
    const rows = tutorialIds.map((tutorialId, position) => ({ collectionId, tutorialId, position }));
    if (rows.length > 0) await manager.upsert(CollectionItem, rows, ['collectionId', 'tutorialId']);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { User } from '../../members/users/user.entity.js';
import { Collection } from './collection.entity.js';

const orders = {
  updatedAt: ['updatedAt', 'DESC'],
  createdAt: ['createdAt', 'DESC'],
  name: ['name', 'ASC'],
  id: ['id', 'DESC'],
} satisfies Orders<string>;
export type CollectionSort = keyof typeof orders;
export const collectionSorts = Object.keys(orders) as CollectionSort[];
export type CollectionSelection = Selection<CollectionSort>;

@Injectable()
export class CollectionsRepository {
  constructor(@InjectRepository(Collection) private readonly collections: Repository<Collection>) {}

  /** A page of a member's collections, most recently changed first, and their total. */
  async list(userId: number, { limit, offset }: Page): Promise<[Collection[], number]> {
    return this.collections.findAndCount({
      where: { userId },
      order: { updatedAt: 'DESC', id: 'DESC' },
      take: limit,
      skip: offset,
    });
  }

  /** A page of all public collections with their owners, and their total. */
  async listPublic(selection: CollectionSelection, { limit, offset }: Page): Promise<[Collection[], number]> {
    return selectRows(this.withOwner().where({ isPublic: true }), selection, orders, 'updatedAt')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
  }

  async findWithOwner(id: number): Promise<Collection | null> {
    return this.withOwner().where({ id }).getOne();
  }

  async find(id: number): Promise<Collection | null> {
    return this.collections.findOneBy({ id });
  }

  async findByToken(shareToken: string): Promise<Collection | null> {
    return this.collections.findOneBy({ shareToken });
  }

  /** Loads a collection with a row lock until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<Collection | null> {
    return lockRows(manager.createQueryBuilder(Collection, 'collection').where({ id })).getOne();
  }

  /** Same for all collections of a member. */
  async lockAll(manager: EntityManager, userId: number): Promise<Collection[]> {
    const query = manager.createQueryBuilder(Collection, 'collection').where({ userId });
    return lockRows(query.orderBy('collection.id')).getMany();
  }

  /** Counts a member's collections, and locks the member so that no other is created before the transaction ends. */
  async countForNewOne(manager: EntityManager, userId: number): Promise<number> {
    await lockRows(manager.createQueryBuilder(User, 'user').select('user.id').where({ id: userId })).getOne();
    return manager.countBy(Collection, { userId });
  }

  async insertCollection(
    manager: EntityManager,
    collection: Omit<Collection, 'id' | 'owner'>,
  ): Promise<Collection> {
    const { identifiers } = await manager.insert(Collection, collection);
    return { ...collection, id: (identifiers[0] as { id: number }).id };
  }

  async updateCollection(manager: EntityManager, id: number, changes: Partial<Collection>): Promise<void> {
    await manager.update(Collection, id, changes);
  }

  async deleteCollection(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Collection, id);
  }

  private withOwner() {
    return this.collections
      .createQueryBuilder('collection')
      .leftJoin('collection.owner', 'owner')
      .addSelect(['owner.id', 'owner.displayName', 'owner.avatar']);
  }
}

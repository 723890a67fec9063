import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import type { Page } from '../../platform/common/page-query.js';
import { storeAnswer, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import type { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import { type Collection, DEFAULT_COLOR, MAX_COLLECTIONS } from './collection.entity.js';
import {
  toCollectionDto,
  type CountedCollection,
  type CreateCollectionBody,
  type UpdateCollectionBody,
} from './collections.dto.js';
import { mayOpen, mayReadByLink } from './collections.policy.js';
import { CollectionsRepository } from './collections.repository.js';

export const collectionNotFound = () => new NotFoundException('Collection non trouvée.');

const newToken = () => randomBytes(24).toString('base64url');

@Injectable()
export class CollectionsService {
  constructor(
    private readonly collections: CollectionsRepository,
    private readonly items: CollectionItemsRepository,
    private readonly users: UsersService,
    private readonly dataSource: DataSource,
  ) {}

  async list(userId: number, page: Page): Promise<{ collections: CountedCollection[]; total: number }> {
    const [collections, total] = await this.collections.list(userId, page);
    const counts = await this.items.counts(collections.map(({ id }) => id));
    return {
      collections: collections.map((one) => ({ ...one, tutorialCount: counts.get(one.id) ?? 0 })),
      total,
    };
  }

  /** @throws NotFoundException when it does not exist or the member may not open it */
  async open(member: User, id: number): Promise<{ collection: CountedCollection; tutorials: Tutorial[] }> {
    const collection = await this.collections.find(id);
    if (!collection || !mayOpen(collection, member)) throw collectionNotFound();
    return this.withTutorials(collection);
  }

  /** @throws NotFoundException when no public collection has this share link */
  async openByLink(
    token: string,
  ): Promise<{ collection: CountedCollection; tutorials: Tutorial[]; owner: User }> {
    const collection = await this.collections.findByToken(token);
    const owner = collection && mayReadByLink(collection) ? await this.users.find(collection.userId) : null;
    if (!collection || !owner) throw collectionNotFound();
    return { ...(await this.withTutorials(collection)), owner };
  }

  /** Path of the share link; null when the collection is not public. */
  async publicPathOf(id: number): Promise<string | null> {
    const collection = await this.collections.find(id);
    return collection && mayReadByLink(collection) ? `/collections/partagees/${collection.shareToken}` : null;
  }

  /** @throws ConflictException when the member has reached the limit */
  async create(userId: number, body: CreateCollectionBody, key?: AnswerKey): Promise<CountedCollection> {
    const now = new Date();
    const row = {
      userId,
      name: body.name,
      description: body.description ?? null,
      color: body.color ?? DEFAULT_COLOR,
      isPublic: body.isPublic ?? false,
      isHidden: false,
      shareToken: newToken(),
      createdAt: now,
      updatedAt: now,
    };
    return this.dataSource.transaction(async (manager) => {
      if ((await this.collections.countForNewOne(manager, userId)) >= MAX_COLLECTIONS) {
        throw new ConflictException(
          errorBody('limit_reached', `Vous avez déjà ${MAX_COLLECTIONS} collections, le maximum.`),
        );
      }
      const collection = { ...(await this.collections.insertCollection(manager, row)), tutorialCount: 0 };
      await storeAnswer(manager, key, toCollectionDto(collection));
      return collection;
    });
  }

  /** @throws NotFoundException when it does not exist or the member may not open it */
  async update(member: User, id: number, body: UpdateCollectionBody): Promise<CountedCollection> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.collections.lock(manager, id);
      if (!before || !mayOpen(before, member)) throw collectionNotFound();
      const after = changed(before, body);
      await this.collections.updateCollection(manager, id, after);
      const counts = await this.items.counts([id], manager);
      return { ...after, tutorialCount: counts.get(id) ?? 0 };
    });
  }

  /** @throws NotFoundException when it does not exist or the member may not open it */
  async delete(member: User, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const collection = await this.collections.lock(manager, id);
      if (!collection || !mayOpen(collection, member)) throw collectionNotFound();
      await this.collections.deleteCollection(manager, id);
    });
  }

  private async withTutorials(
    collection: Collection,
  ): Promise<{ collection: CountedCollection; tutorials: Tutorial[] }> {
    const tutorials = await this.items.tutorials(collection.id);
    return { collection: { ...collection, tutorialCount: tutorials.length }, tutorials };
  }
}

function changed(before: Collection, body: UpdateCollectionBody): Collection {
  const isPublic = body.isPublic ?? before.isPublic;
  return {
    ...before,
    name: body.name ?? before.name,
    description: body.description === undefined ? before.description : body.description,
    color: body.color ?? before.color,
    isPublic,
    // A new token, so that share links from before do not work again later.
    shareToken: before.isPublic && !isPublic ? newToken() : before.shareToken,
    updatedAt: new Date(),
  };
}

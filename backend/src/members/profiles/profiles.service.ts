import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import {
  Collection,
  CollectionItem,
  MAX_COLLECTIONS,
} from '../../community/collections/collection.entity.js';
import { published } from '../../content/tutorials/published.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { FormerAuthor, PublicProfile } from '../public-pages/public-profile.entity.js';
import { findWithPublicPage } from '../public-pages/public-pages.js';
import { User } from '../users/user.entity.js';
import { isSuspended } from '../users/users.service.js';
import type { AuthorCollectionDto, AuthorPageDto, PublicPageBody, PublicPageDto } from './profiles.dto.js';

const untouched: PublicPageBody = {
  isShown: false,
  showsBio: true,
  showsExpertise: false,
  showsLinks: false,
  showsCollections: false,
  showsJoined: false,
};

/** A member's public profile: the fields they chose to show, and their publications. */
@Injectable()
export class ProfilesService {
  constructor(
    @InjectRepository(PublicProfile) private readonly profiles: Repository<PublicProfile>,
    private readonly events: DomainEvents,
  ) {}

  async choices({ id }: User): Promise<PublicPageDto> {
    const choices = await this.choicesOf(id);
    const { manager } = this.profiles;
    return { ...choices, exists: (await findWithPublicPage(manager, [id])).length > 0 };
  }

  async choose(user: User, choices: PublicPageBody): Promise<PublicPageDto> {
    const { id: userId } = user;
    await this.profiles.manager.transaction(async (manager) => {
      await manager.upsert(PublicProfile, { userId, ...choices }, ['userId']);
      await this.events.publish(manager, 'public-page.changed', { userId });
    });
    return this.choices(user);
  }

  /**
   * @param id of the member, or of an account merged into theirs
   * @throws NotFoundException when the member does not exist or has no public profile
   */
  async require(id: number): Promise<{ user: User; choices: PublicPageBody }> {
    const { manager } = this.profiles;
    const [member] = await findWithPublicPage(manager, [id]);
    const former = member ? null : await manager.findOneBy(FormerAuthor, { id });
    const [user] = former ? await findWithPublicPage(manager, [former.userId]) : [member];
    if (!user) throw notFound();
    const choices = isSuspended(user) ? { ...untouched, showsBio: false } : await this.choicesOf(user.id);
    return { user, choices };
  }

  /** @throws NotFoundException */
  async page(id: number): Promise<AuthorPageDto> {
    const { user, choices } = await this.require(id);
    return {
      id: user.id,
      displayName: user.displayName,
      avatar: user.avatar,
      bio: choices.showsBio ? user.bio : null,
      website: choices.showsLinks ? user.website : null,
      socialLinks: choices.showsLinks ? user.socialLinks : [],
      expertise: choices.showsExpertise ? user.expertise : [],
      joinedAt: choices.showsJoined ? user.createdAt.toISOString() : null,
      collections: choices.showsCollections ? await this.collectionsOf(user.id) : null,
    };
  }

  private async choicesOf(userId: number): Promise<PublicPageBody> {
    const row = await this.profiles.findOneBy({ userId });
    if (!row) return untouched;
    const { userId: _, ...choices } = row;
    return choices;
  }

  private async collectionsOf(userId: number): Promise<AuthorCollectionDto[]> {
    const { manager } = this.profiles;
    const collections = await manager.find(Collection, {
      where: { userId, isPublic: true, isHidden: false },
      order: { updatedAt: 'DESC', id: 'DESC' },
      take: MAX_COLLECTIONS,
    });
    const counts = await manager
      .createQueryBuilder(CollectionItem, 'item')
      .select('item.collectionId', 'id')
      .addSelect('COUNT(*)', 'count')
      .where({ collectionId: In(collections.map(({ id }) => id)) })
      .andWhere(published('item.tutorialId'))
      .groupBy('item.collectionId')
      .getRawMany<{ id: number; count: number | string }>();
    const byId = new Map(counts.map(({ id, count }) => [Number(id), Number(count)]));
    return collections.map(({ id, name, description, shareToken }) => ({
      name,
      description,
      path: `/collections/partagees/${shareToken}`,
      tutorialCount: byId.get(id) ?? 0,
    }));
  }
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce membre n’a pas de page publique.');
}

import { lengthOf } from '@passerelle/api-client/text-length';
import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import {
  DomainContents,
  type DomainContent,
  type DomainMove,
} from '../../content/domains/domain-contents.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { normalTag, tagKey } from '../../content/tutorials/tags.js';
import { findWithPublicPage } from '../../members/public-pages/public-pages.js';
import { UsersService } from '../../members/users/users.service.js';
import { toPublicUserDto } from '../../members/users/users.dto.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { LINE } from '../../platform/common/plain-text.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { Follow } from './follow.entity.js';
import type { FollowsDto } from './follows.dto.js';

/** Each publication queries follows, hence the limit. */
const MAX_FOLLOWS = 500;
const MAX_TAG = 100;

/** A domain, an author or a tag, by its public identifier. */
export type Followed = { domain: string } | { author: number } | { tag: string };
/** The properties of a tutorial by which its followers are found. */
export interface NewTutorial {
  domainId: number;
  authorIds?: readonly number[];
  tags?: readonly string[];
  publishedAt: Date;
}

type Target = Pick<Follow, 'domainId' | 'authorId' | 'tag' | 'tagName'>;
const nothing: Target = { domainId: null, authorId: null, tag: null, tagName: null };

@Injectable()
export class FollowsService implements DomainContent {
  constructor(
    @InjectRepository(Follow) private readonly follows: Repository<Follow>,
    private readonly domains: DomainsService,
    private readonly users: UsersService,
    contents: DomainContents,
  ) {
    contents.register(this);
  }

  /** Followers of a merged domain follow the remaining one; those of an emptied domain stay. */
  async moveFollows(manager: EntityManager, { from, into, isMerge }: DomainMove): Promise<void> {
    if (!isMerge) return;
    // Both domains are locked, so no follow of the other one can be added now.
    await manager.query(
      `INSERT INTO follows (userId, domainId, createdAt)
       SELECT userId, ?, createdAt FROM follows
       WHERE domainId = ? AND userId NOT IN (SELECT userId FROM follows WHERE domainId = ?)`,
      [into, from, into],
    );
  }

  /** @throws NotFoundException when it does not exist, or the member has no public profile */
  async has(userId: number, followed: Followed): Promise<boolean> {
    await this.requirePage(followed);
    return this.follows.existsBy(rowOf(userId, await this.targetOf(followed)));
  }

  /**
   * Does nothing if it is already followed.
   * @throws NotFoundException, BadRequestException for oneself, ConflictException at the limit of follows
   */
  async add(userId: number, followed: Followed): Promise<void> {
    const target = await this.targetOf(followed);
    if (target.authorId === userId) throw new BadRequestException('On ne se suit pas soi-même.');
    await this.requirePage(followed);
    if (await this.follows.existsBy(rowOf(userId, target))) return;
    if ((await this.follows.countBy({ userId })) >= MAX_FOLLOWS) {
      const message = `Vous suivez déjà ${MAX_FOLLOWS} domaines, auteurs et étiquettes, le maximum.`;
      throw new ConflictException(errorBody('limit_reached', message));
    }
    try {
      // In a transaction, which is retried after a deadlock.
      await this.follows.manager.transaction((manager) =>
        manager.insert(Follow, { userId, ...target, createdAt: new Date() }),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** Does nothing if it is not followed. @throws NotFoundException */
  async remove(userId: number, followed: Followed): Promise<void> {
    await this.follows.delete(rowOf(userId, await this.targetOf(followed)));
  }

  /** Oldest first; authors without a public profile are left out. */
  async list(userId: number): Promise<FollowsDto> {
    const rows = await this.follows.find({ where: { userId }, order: { id: 'ASC' } });
    const ids = (name: 'domainId' | 'authorId') => rows.flatMap((row) => row[name] ?? []);
    const domains = new Map((await this.domains.findAll()).map((domain) => [domain.id, domain]));
    const people = await findWithPublicPage(this.follows.manager, ids('authorId'));
    const authors = new Map(people.map((user) => [user.id, user]));
    return {
      domains: ids('domainId')
        .flatMap((id) => domains.get(id) ?? [])
        .map(({ id, slug, name }) => ({ id, slug, name })),
      authors: ids('authorId')
        .flatMap((id) => authors.get(id) ?? [])
        .map(toPublicUserDto),
      tags: rows.flatMap(({ tagName }) => tagName ?? []),
    };
  }

  /**
   * Up to `limit` members with ids above `afterId` who followed any of these at the time of publication; distinct,
   * ordered by id.
   */
  async followersOf(
    manager: EntityManager,
    { domainId, authorIds = [], tags = [], publishedAt }: NewTutorial,
    afterId: number,
    limit: number,
  ): Promise<number[]> {
    const targets: FindOptionsWhere<Follow>[] = [{ domainId }];
    if (authorIds.length > 0) targets.push({ authorId: In(authorIds) });
    if (tags.length > 0) targets.push({ tag: In(tags.map(tagKey)) });
    const rows = await manager
      .createQueryBuilder(Follow, 'follow')
      .select('follow.userId', 'userId')
      .distinct()
      .where(targets)
      .andWhere('follow.userId > :afterId', { afterId })
      .andWhere('follow.createdAt <= :publishedAt', { publishedAt })
      .orderBy('follow.userId')
      .limit(limit)
      .getRawMany<{ userId: number }>();
    return rows.map(({ userId }) => userId);
  }

  /** Names and avatars are public only for members with a public profile. */
  private async requirePage(followed: Followed): Promise<void> {
    if (!('author' in followed)) return;
    const [author] = await findWithPublicPage(this.follows.manager, [followed.author]);
    if (!author) throw new NotFoundException('Ce membre n’a pas de page publique.');
  }

  private async targetOf(followed: Followed): Promise<Target> {
    if ('domain' in followed) return { ...nothing, domainId: (await this.domains.get(followed.domain)).id };
    if ('author' in followed) {
      if (!(await this.users.find(followed.author))) throw new NotFoundException('Ce membre n’existe pas.');
      return { ...nothing, authorId: followed.author };
    }
    const tagName = normalTag(followed.tag);
    if (tagName === '' || lengthOf(tagName) > MAX_TAG || !LINE.test(tagName))
      throw new BadRequestException(`Une étiquette a de 1 à ${MAX_TAG} caractères.`);
    return { ...nothing, tag: tagKey(tagName), tagName };
  }
}

/** Filter for the member's follow of one of the three. */
function rowOf(userId: number, { domainId, authorId, tag }: Target): FindOptionsWhere<Follow> {
  if (domainId !== null) return { userId, domainId };
  return authorId === null ? { userId, tag: tag! } : { userId, authorId };
}

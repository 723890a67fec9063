import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type EntityManager, type Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import {
  DomainContents,
  type DomainContent,
  type DomainMove,
} from '../../content/domains/domain-contents.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { DomainFollow } from './domain-follow.entity.js';

@Injectable()
export class FollowsService implements DomainContent {
  constructor(
    @InjectRepository(DomainFollow) private readonly follows: Repository<DomainFollow>,
    private readonly domains: DomainsService,
    contents: DomainContents,
  ) {
    contents.add(this);
  }

  /** Who follows a domain that is merged into another one follows that one; of an emptied one followers stay. */
  async move(manager: EntityManager, { from, into, isMerge }: DomainMove): Promise<void> {
    if (!isMerge) return;
    // Nobody begins to follow the other one at this moment: both domains are locked.
    await manager.query(
      `INSERT INTO domain_follows (userId, domainId, createdAt)
       SELECT userId, ?, createdAt FROM domain_follows
       WHERE domainId = ? AND userId NOT IN (SELECT userId FROM domain_follows WHERE domainId = ?)`,
      [into, from, into],
    );
  }

  /** @throws NotFoundException when there is no such domain */
  async has(userId: number, domainKey: string): Promise<boolean> {
    const { id } = await this.domains.get(domainKey);
    return this.follows.existsBy({ userId, domainId: id });
  }

  /** Does nothing when it is followed already. @throws NotFoundException */
  async add(userId: number, domainKey: string): Promise<void> {
    const { id } = await this.domains.get(domainKey);
    try {
      await this.follows.insert({ userId, domainId: id, createdAt: new Date() });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** Does nothing when it is not followed. @throws NotFoundException */
  async remove(userId: number, domainKey: string): Promise<void> {
    const { id } = await this.domains.get(domainKey);
    await this.follows.delete({ userId, domainId: id });
  }

  /** Up to `limit` members who follow a domain, in the order of their ids, those above `afterId`. */
  async followersOf(
    manager: EntityManager,
    domainId: number,
    afterId: number,
    limit: number,
  ): Promise<number[]> {
    const follows = await manager.find(DomainFollow, {
      select: { userId: true },
      where: { domainId, userId: MoreThan(afterId) },
      order: { userId: 'ASC' },
      take: limit,
    });
    return follows.map(({ userId }) => userId);
  }
}

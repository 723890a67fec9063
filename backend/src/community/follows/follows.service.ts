import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { DomainFollow } from './domain-follow.entity.js';

@Injectable()
export class FollowsService {
  constructor(
    @InjectRepository(DomainFollow) private readonly follows: Repository<DomainFollow>,
    private readonly domains: DomainsService,
  ) {}

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

  /** Who follows a domain, as the transaction sees it. */
  async followersOf(manager: EntityManager, domainId: number): Promise<number[]> {
    const follows = await manager.find(DomainFollow, { select: { userId: true }, where: { domainId } });
    return follows.map(({ userId }) => userId);
  }
}

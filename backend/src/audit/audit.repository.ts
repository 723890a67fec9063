import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Like, type EntityManager, type Repository } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

export type AuditFilter = Partial<Pick<AuditEntry, 'actorId' | 'action' | 'targetType' | 'targetId'>>;

const NO_TEXTS = { before: null, after: null, note: null };

@Injectable()
export class AuditRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async insert(manager: EntityManager, entry: Omit<AuditEntry, 'id' | 'actor'>): Promise<void> {
    await manager.insert(AuditEntry, entry);
  }

  async forgetTextsBefore(moment: Date): Promise<void> {
    await this.entries.update({ createdAt: LessThan(moment) }, NO_TEXTS);
  }

  async forgetTextsAbout(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(AuditEntry, { targetType: 'user', targetId: userId }, NO_TEXTS);
    // What was theirs: comments and collections by userId, tutorials by authorId.
    for (const owner of ['userId', 'authorId']) {
      await manager.update(AuditEntry, { before: Like(`%"${owner}":${userId},%`) }, NO_TEXTS);
    }
  }

  /** Newest first, with who did it. */
  async list(filter: AuditFilter, page: { limit: number; offset: number }): Promise<[AuditEntry[], number]> {
    const query = this.entries
      .createQueryBuilder('entry')
      .leftJoin('entry.actor', 'actor')
      .addSelect(['actor.id', 'actor.displayName', 'actor.avatar']);
    const wanted = Object.entries(filter).filter(([, value]) => value !== undefined);
    for (const [name, value] of wanted) query.andWhere(`entry.${name} = :${name}`, { [name]: value });
    return query.orderBy('entry.id', 'DESC').limit(page.limit).offset(page.offset).getManyAndCount();
  }
}

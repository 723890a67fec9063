import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

export type AuditFilter = Partial<Pick<AuditEntry, 'actorId' | 'action' | 'targetType' | 'targetId'>>;

@Injectable()
export class AuditRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async insert(manager: EntityManager, entry: Omit<AuditEntry, 'id' | 'actor'>): Promise<void> {
    await manager.insert(AuditEntry, entry);
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

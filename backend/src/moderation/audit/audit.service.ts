import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import type { User } from '../../members/users/user.entity.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { AuditRepository, type AuditFilter, type AuditSelection } from './audit.repository.js';

type Recorded = Pick<AuditEntry, 'actorId' | 'action' | 'targetType'> &
  Partial<Pick<AuditEntry, 'targetId' | 'before' | 'after' | 'note'>>;

/** Remembers who did what with the rights of an administrator. */
@Injectable()
export class AuditService {
  constructor(private readonly entries: AuditRepository) {}

  /** Writes within the transaction of what is done: either both are kept or neither. */
  async record(manager: EntityManager, entry: Recorded): Promise<void> {
    const nothing = { targetId: null, before: null, after: null, note: null };
    await this.entries.insert(manager, { ...nothing, ...entry, createdAt: new Date() });
  }

  /** Leaves of older entries who did what to what, and when. */
  async forgetTexts(before: Date): Promise<number> {
    return this.entries.forgetTextsBefore(before);
  }

  /** Does so with all that was done to a member, within the transaction in which their account goes. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await this.entries.forgetTextsAbout(manager, userId);
  }

  /** Has the other one stand for a member, and their texts go with the other one's account. */
  async mergeMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    await this.entries.giveTo(manager, userId, into);
  }

  /** Newest first. */
  async list(
    filter: AuditFilter,
    selection: AuditSelection,
    page: Page,
  ): Promise<{ entries: AuditEntry[]; total: number }> {
    const [entries, total] = await this.entries.list(filter, selection, page);
    return { entries, total };
  }

  /** Those who did any of it and are still here, by name. */
  async actors(): Promise<User[]> {
    return this.entries.actors();
  }
}

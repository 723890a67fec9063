import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import type { User } from '../../members/users/user.entity.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { AuditRepository, type AuditFilter, type AuditSelection } from './audit.repository.js';
import { RetentionTask, textsExpireBefore } from '../../platform/retention/retention-task.js';

type Recorded = Pick<AuditEntry, 'actorId' | 'action' | 'targetType'> &
  Partial<Pick<AuditEntry, 'targetId' | 'before' | 'after' | 'note'>>;

/** The audit trail. */
@Injectable()
export class AuditService {
  constructor(private readonly entries: AuditRepository) {}

  /** Records an action in its own transaction, so that both are stored or neither. */
  async record(manager: EntityManager, entry: Recorded): Promise<void> {
    const nothing = { targetId: null, before: null, after: null, note: null };
    await this.entries.insertEntry(manager, { ...nothing, ...entry, createdAt: new Date() });
  }

  /** Deletes the texts of entries before a date; actor, action and time are kept. */
  @RetentionTask('textes du journal d’audit')
  async forgetTexts(before = textsExpireBefore()): Promise<number> {
    return this.entries.forgetTextsBefore(before);
  }

  /** Same for all entries about a member, in the transaction that deletes the account. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await this.entries.forgetTextsAbout(manager, userId);
  }

  /** Moves entries by and about a member to the account they are merged into. */
  async mergeMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    await this.entries.moveEntries(manager, userId, into);
  }

  /** Newest first. */
  async list(
    filter: AuditFilter,
    selection: AuditSelection,
    page: Page,
  ): Promise<{ entries: AuditEntry[]; total: number; older: number | undefined }> {
    const [entries, total, older] = await this.entries.list(filter, selection, page);
    return { entries, total, older };
  }

  /** Actors whose accounts still exist, by name. */
  async actors(): Promise<User[]> {
    return this.entries.actors();
  }
}

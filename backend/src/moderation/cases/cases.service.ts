import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThan, type EntityManager, type Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { User } from '../../members/users/user.entity.js';
import type { SubjectRef } from '../subjects/subject-kinds.js';
import { Assignment } from './assignment.entity.js';
import { ModerationNote } from './moderation-note.entity.js';
import { RetentionTask, textsExpireBefore } from '../../platform/retention/retention-task.js';

const NOTES_LISTED = 100;

/** Internal notes and assignments of reported content. */
@Injectable()
export class CasesService {
  constructor(
    @InjectRepository(Assignment) private readonly assignments: Repository<Assignment>,
    @InjectRepository(ModerationNote) private readonly notes: Repository<ModerationNote>,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /** The latest notes, oldest first. */
  async notesOf({ kind, subjectId }: SubjectRef): Promise<ModerationNote[]> {
    const notes = await this.notes.find({
      where: { kind, subjectId },
      relations: { moderator: true },
      order: { id: 'DESC' },
      take: NOTES_LISTED,
    });
    return notes.reverse();
  }

  async assignmentOf({ kind, subjectId }: SubjectRef): Promise<Assignment | null> {
    return this.assignments.findOne({ where: { kind, subjectId }, relations: { moderator: true } });
  }

  async note({ kind, subjectId }: SubjectRef, text: string, { id: moderatorId }: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(ModerationNote, { kind, subjectId, text, moderatorId, createdAt: new Date() });
      await this.events.publish(manager, 'case.changed', { kind, subjectId });
    });
  }

  /** Assigns a case to the moderator, even if another one has it; the last of concurrent calls wins. */
  async assign({ kind, subjectId }: SubjectRef, { id: moderatorId }: User): Promise<void> {
    const row = { kind, subjectId, moderatorId, assignedAt: new Date() };
    const write = () =>
      this.dataSource.transaction(async (manager) => {
        await manager.delete(Assignment, { kind, subjectId });
        await manager.insert(Assignment, row);
        await this.events.publish(manager, 'case.changed', { kind, subjectId });
      });
    try {
      await write();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await write();
    }
  }

  async release({ kind, subjectId }: SubjectRef): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.delete(Assignment, { kind, subjectId });
      await this.events.publish(manager, 'case.changed', { kind, subjectId });
    });
  }

  /** In the transaction that settles the reports. */
  async close(manager: EntityManager, { kind, subjectId }: SubjectRef): Promise<void> {
    await manager.delete(Assignment, { kind, subjectId });
  }

  /** Deletes notes about a member's content, in the transaction that deletes the account. */
  async forgetNotesOf(manager: EntityManager, subjects: readonly SubjectRef[]): Promise<void> {
    for (const { kind, subjectId } of subjects) await manager.delete(ModerationNote, { kind, subjectId });
  }

  @RetentionTask('notes de modération')
  async forgetNotes(before = textsExpireBefore()): Promise<void> {
    await deleteInBatches(this.notes, { createdAt: LessThan(before) });
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { keyOf, type SubjectRef } from '../subjects/subject-kinds.js';
import type { Report, ReportStatus } from './report.entity.js';
import { ReportsRepository } from './reports.repository.js';

const actions: Record<ReportStatus, string> = {
  resolved: 'report.resolve',
  rejected: 'report.reject',
  pending: 'report.reopen',
};

interface Settlement {
  status: ReportStatus;
  note: string | null;
  /** By report; null when it becomes pending again. */
  decisionOf: (report: Report) => number | null;
}

/** Changes the status of reports, records it in the audit trail and notifies the reporters. */
@Injectable()
export class ReportSettlement {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  /** @param reports locked by the caller; the new status must be allowed */
  async settle(
    manager: EntityManager,
    reports: readonly Report[],
    { status, note, decisionOf }: Settlement,
    actor: User,
  ): Promise<void> {
    for (const report of reports) {
      const { id, userId, status: previous } = report;
      const now = new Date();
      await this.reports.settleReport(manager, report, {
        status,
        openKey: status === 'pending' && userId !== null ? openKey(userId, report) : null,
        note,
        decisionId: decisionOf(report),
        handledBy: actor.id,
        handledAt: now,
        updatedAt: now,
      });
      await this.audit.record(manager, {
        actorId: actor.id,
        action: actions[status],
        targetType: 'report',
        targetId: id,
        before: { status: previous, authorId: report.subjectAuthorId },
        after: { status },
        note,
      });
    }
    await this.announce(manager, reports, status, actor);
  }

  /** Notifies the reporters, except one who decided on their own report. */
  private async announce(
    manager: EntityManager,
    reports: readonly Report[],
    status: ReportStatus,
    actor: User,
  ): Promise<void> {
    if (status === 'pending') return;
    const reporters = reports.flatMap(({ userId }) =>
      userId === null || userId === actor.id ? [] : [userId],
    );
    // Always in the same order, so that transactions cannot deadlock.
    for (const reporterId of reporters.toSorted((one, other) => one - other)) {
      await this.events.publish(manager, 'report.decided', { reporterId, upheld: status === 'resolved' });
    }
  }
}

export function openKey(userId: number, subject: SubjectRef): string {
  return `${userId}:${keyOf(subject)}`;
}

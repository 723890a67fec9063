import type { User } from '../../members/users/user.entity.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import type { ReportSubject } from '../subjects/subjects.service.js';
import type { Report, ReportStatus } from './report.entity.js';

/** Anyone but the owners. */
export function canReport({ ownerIds }: Pick<ReportSubject, 'ownerIds'>, { id }: Pick<User, 'id'>): boolean {
  return !ownerIds.includes(id);
}

/** For the owners of the content: without the reporter and their words. */
export function withoutReporter(report: Report): Report {
  return { ...report, userId: null, user: null, details: null };
}

/** The most frequent reason; the earliest wins a tie. */
export function commonestReason(reports: readonly Pick<Report, 'reason'>[]): ReportReason {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** A pending report can be resolved or rejected, a settled one only reopened. Keeping the status is allowed. */
export function canBecome(from: ReportStatus, to: ReportStatus): boolean {
  return from === to || (from === 'pending') !== (to === 'pending');
}

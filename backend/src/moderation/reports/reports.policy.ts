import type { User } from '../../members/users/user.entity.js';
import type { ReportReason } from '../things/report-reasons.js';
import type { Thing } from '../things/things.service.js';
import type { Report, ReportStatus } from './report.entity.js';

/** Anyone but those whose it is. */
export function canReport({ ownerIds }: Pick<Thing, 'ownerIds'>, { id }: Pick<User, 'id'>): boolean {
  return !ownerIds.includes(id);
}

/** As those whose the thing is may see it: without who reported it, and in which words. */
export function withoutReporter(report: Report): Report {
  return { ...report, userId: null, user: null, details: null };
}

/** The one given most; of as many the first that was given. */
export function commonestReason(reports: readonly Pick<Report, 'reason'>[]): ReportReason {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** A pending report is resolved or rejected; one that has been can only be taken up again. All may stay as they are. */
export function canBecome(from: ReportStatus, to: ReportStatus): boolean {
  return from === to || (from === 'pending') !== (to === 'pending');
}

import type { User } from '../../members/users/user.entity.js';
import type { Thing } from '../things/things.service.js';
import type { ReportStatus } from './report.entity.js';

/** Anyone but those whose it is. */
export function canReport({ ownerIds }: Pick<Thing, 'ownerIds'>, { id }: Pick<User, 'id'>): boolean {
  return !ownerIds.includes(id);
}

/** A pending report is resolved or rejected; one that has been can only be taken up again. All may stay as they are. */
export function canBecome(from: ReportStatus, to: ReportStatus): boolean {
  return from === to || (from === 'pending') !== (to === 'pending');
}

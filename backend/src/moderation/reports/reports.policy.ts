import type { Comment } from '../../community/comments/comment.entity.js';
import type { User } from '../../members/users/user.entity.js';
import type { ReportStatus } from './comment-report.entity.js';

/** Anyone but its author. */
export function canReport({ userId }: Pick<Comment, 'userId'>, { id }: Pick<User, 'id'>): boolean {
  return userId !== id;
}

/** A pending report is resolved or rejected; one that has been can only be taken up again. All may stay as they are. */
export function canBecome(from: ReportStatus, to: ReportStatus): boolean {
  return from === to || (from === 'pending') !== (to === 'pending');
}

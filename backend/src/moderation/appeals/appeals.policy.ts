import { DAY_MS } from '@passerelle/api-client/durations';
import type { User } from '../../members/users/user.entity.js';
import type { Decision } from '../decisions/decision.entity.js';
import { isInForce, requiresNotice } from '../decisions/decisions.policy.js';
import { maySanction } from '../sanctions/moderation.policy.js';

type Moderating = Pick<User, 'id' | 'isAdmin'>;

export const APPEAL_DAYS = 30;

/** Deadline of an appeal; null for a decision without effect, or a reversed one. */
export function appealDeadline(decision: Decision): Date | null {
  if (!requiresNotice(decision) || !isInForce(decision)) return null;
  return new Date(decision.decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
}

/**
 * Any moderator may answer who neither made the decision nor owns the content, and may lift the sanction. If there is
 * none, the moderator who decided answers; if that account is deleted, any moderator.
 * @param moderating all moderators who are not suspended
 * @param ownerIds owners of the content
 * @param author null once the account is deleted
 */
export function mayAnswer(
  { decidedBy, sanction }: Pick<Decision, 'decidedBy' | 'sanction'>,
  actor: Pick<User, 'id'>,
  moderating: readonly Moderating[],
  ownerIds: readonly number[],
  author: Pick<User, 'isAdmin' | 'isModerator'> | null,
): boolean {
  const others = moderating.filter(
    (one) =>
      one.id !== decidedBy &&
      !ownerIds.includes(one.id) &&
      (sanction !== 'suspend' || author === null || maySanction(one, author)),
  );
  if (others.length > 0) return others.some(({ id }) => id === actor.id);
  return decidedBy === actor.id || !moderating.some(({ id }) => id === decidedBy);
}

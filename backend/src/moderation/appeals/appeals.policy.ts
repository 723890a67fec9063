import type { User } from '../../members/users/user.entity.js';
import type { Decision } from '../decisions/decision.entity.js';
import { isInForce, isTold } from '../decisions/decisions.policy.js';
import { maySanction } from '../sanctions/moderation.policy.js';

type Moderating = Pick<User, 'id' | 'isAdmin'>;

const DAY_MS = 24 * 60 * 60 * 1000;
export const APPEAL_DAYS = 30;

/** Until when one may appeal; null for what cannot be appealed, since nothing was done or it was taken back. */
export function appealableUntil(decision: Decision): Date | null {
  if (!isTold(decision) || !isInForce(decision)) return null;
  return new Date(decision.decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
}

/**
 * Somebody who moderates and is neither who decided nor whose the thing is, and who could lift what was decided. Where
 * there is nobody like that, who decided answers; where they are gone, anybody who moderates does.
 * @param moderating all who do and are not kept out
 * @param ownerIds whose the thing is
 * @param author null once their account is gone
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

import type { User } from '../../members/users/user.entity.js';
import type { Decision } from '../decisions/decision.entity.js';
import { isTold } from '../decisions/decisions.policy.js';

const DAY_MS = 24 * 60 * 60 * 1000;
export const APPEAL_DAYS = 30;

/** Until when one may appeal; null for what cannot be appealed, since nothing was done or it was taken back. */
export function appealableUntil(decision: Decision): Date | null {
  if (!isTold(decision) || decision.undoneAt || decision.reversedAt) return null;
  return new Date(decision.decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
}

/** Somebody else than who decided, unless there is nobody else. Nobody answers their own appeal. */
export function mayAnswer(
  { decidedBy, subjectAuthorId }: Pick<Decision, 'decidedBy' | 'subjectAuthorId'>,
  { id }: Pick<User, 'id'>,
  isAlone: boolean,
): boolean {
  return isAlone || (decidedBy !== id && subjectAuthorId !== id);
}

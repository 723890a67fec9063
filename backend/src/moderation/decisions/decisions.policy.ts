import type { User } from '../../members/users/user.entity.js';
import type { ThingKind } from '../things/thing-kinds.js';
import type { Decision, Outcome } from './decision.entity.js';

/** What can become of each kind of thing. A deleted comment can be restored, so that there is nothing between. */
export const possibleOutcomes: Record<ThingKind, readonly Outcome[]> = {
  comment: ['keep', 'delete'],
  tutorial: ['keep', 'hide', 'delete'],
  collection: ['keep', 'hide', 'delete'],
  member: ['keep'],
};

/** Whether something was done that whose it is must be told of. */
export function isTold({ outcome, sanction }: Pick<Decision, 'outcome' | 'sanction'>): boolean {
  return outcome !== 'keep' || sanction !== 'none';
}

/** Nobody decides on their own things, unless nobody else is there to. */
export function canDecideOn(
  ownerIds: readonly number[],
  { id }: Pick<User, 'id'>,
  isAlone: boolean,
): boolean {
  return isAlone || !ownerIds.includes(id);
}

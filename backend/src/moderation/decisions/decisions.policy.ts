import type { ThingKind } from '../things/thing-kinds.js';
import type { Decision, Outcome } from './decision.entity.js';

/** What can become of each kind of thing. A deleted comment can be restored, so that there is nothing between. */
export const possibleOutcomes: Record<ThingKind, readonly Outcome[]> = {
  comment: ['keep', 'delete'],
  tutorial: ['keep', 'hide', 'delete'],
  collection: ['keep', 'hide', 'delete'],
  member: ['keep'],
};

/** Whether nobody has taken it back. */
export function isInForce({ undoneAt, reversedAt }: Pick<Decision, 'undoneAt' | 'reversedAt'>): boolean {
  return undoneAt === null && reversedAt === null;
}

/** Whether something was done that whose it is must be told of. */
export function isTold({ outcome, sanction }: Pick<Decision, 'outcome' | 'sanction'>): boolean {
  return outcome !== 'keep' || sanction !== 'none';
}

import type { SubjectKind } from '../subjects/subject-kinds.js';
import type { Decision, Outcome } from './decision.entity.js';

/** Outcomes by kind of content. A deleted comment can be restored, so comments are never hidden. */
export const possibleOutcomes: Record<SubjectKind, readonly Outcome[]> = {
  comment: ['keep', 'delete'],
  tutorial: ['keep', 'hide', 'delete'],
  collection: ['keep', 'hide', 'delete'],
  member: ['keep'],
};

/** A decision is in force until it is undone or reversed. */
export function isInForce({ undoneAt, reversedAt }: Pick<Decision, 'undoneAt' | 'reversedAt'>): boolean {
  return undoneAt === null && reversedAt === null;
}

/** Whether the owner must be notified, because something was done. */
export function requiresNotice({ outcome, sanction }: Pick<Decision, 'outcome' | 'sanction'>): boolean {
  return outcome !== 'keep' || sanction !== 'none';
}

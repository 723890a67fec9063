import { Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import type { Decision } from './decision.entity.js';

/** Further authors of a tutorial at the time of the decision, besides `subjectAuthorId`. */
@Entity('decision_coauthors')
export class DecisionCoauthor {
  @PrimaryColumn({ type: 'int' })
  decisionId: number;

  @PrimaryColumn({ type: 'int' })
  userId: number;
}

/** Ids of all owners at the time of the decision, distinct and in locking order. */
export async function concernedAuthorIds(
  manager: EntityManager,
  { id: decisionId, subjectAuthorId }: Pick<Decision, 'id' | 'subjectAuthorId'>,
): Promise<number[]> {
  const coauthors = await manager.findBy(DecisionCoauthor, { decisionId });
  const known = subjectAuthorId === null ? [] : [subjectAuthorId];
  const ids = new Set([...known, ...coauthors.map(({ userId }) => userId)]);
  return [...ids].sort((one, other) => one - other);
}

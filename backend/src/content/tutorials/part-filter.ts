import type { SelectQueryBuilder } from 'typeorm';
import type { Difficulty } from '../revisions/written-text.js';
import { inState, type PublicationState } from './published.js';
import type { Tutorial } from './tutorial.entity.js';

/** Filters for counts of tutorials. */
export interface PartFilter {
  domainId?: number;
  difficulty?: Difficulty;
  /** Published by default; `any` includes unpublished ones, but not the trash. */
  state?: PublicationState | 'any';
}

export function restrictToPart(
  query: SelectQueryBuilder<Tutorial>,
  { domainId, difficulty, state = 'published' }: PartFilter,
): void {
  const { alias } = query;
  if (domainId) query.andWhere(`${alias}.domainId = :domainId`, { domainId });
  if (difficulty) query.andWhere(`${alias}.difficulty = :difficulty`, { difficulty });
  query.andWhere(inState(state, alias));
}

/** Whether one index holds all these in the order of a list, but for few of other states. */
export function isInOneIndex(
  { domainId, difficulty, state = 'published' }: PartFilter,
  sort: string,
): boolean {
  if (!domainId && !difficulty) return true;
  return (state === 'published' || state === 'any') && sort !== 'views' && sort !== 'likes';
}

import type { LearningPath } from './learning-path.entity.js';

/** A path being prepared does not exist for visitors and members; administrators have routes of their own. */
export function mayFollow({ isPublished }: Pick<LearningPath, 'isPublished'>): boolean {
  return isPublished;
}

/** Why a path can't be published, as a French sentence; undefined when it can. */
export function publicationProblem(stepCount: number): string | undefined {
  return stepCount === 0 ? 'Donnez d’abord au moins une étape à ce parcours.' : undefined;
}

import type { LearningPath } from './learning-path.entity.js';

/** An unpublished path does not exist for visitors and members; administrators use routes of their own. */
export function mayFollow({ isPublished }: Pick<LearningPath, 'isPublished'>): boolean {
  return isPublished;
}

/** Reason why a path can't be published, in French; undefined when it can. */
export function publicationProblem(stepCount: number): string | undefined {
  return stepCount === 0 ? 'Donnez d’abord au moins une étape à ce parcours.' : undefined;
}

import type { LearningPath } from './learning-path.entity.js';
import type { PathStep } from './path-step.entity.js';

export interface StepProgress {
  step: PathStep;
  /** In minutes. */
  duration: number;
  isCompleted: boolean;
}

export interface PathProgress {
  path: LearningPath;
  steps: StepProgress[];
  /** Minutes for all steps. */
  duration: number;
  /** Share of completed steps, 0 to 100, rounded. */
  progress: number;
}

/**
 * Progress of a member on a path.
 * @param steps of the path, with their tutorials
 * @param finished ids of the tutorials that the member has finished
 */
export function progressOn(
  path: LearningPath,
  steps: PathStep[],
  finished: ReadonlySet<number>,
): PathProgress {
  const advances = steps.map((step) => ({
    step,
    duration: step.tutorial?.readTime ?? 0,
    isCompleted: finished.has(step.tutorialId),
  }));
  const completed = advances.filter(({ isCompleted }) => isCompleted).length;
  return {
    path,
    steps: advances,
    duration: advances.reduce((sum, { duration }) => sum + duration, 0),
    progress: steps.length > 0 ? Math.round((100 * completed) / steps.length) : 0,
  };
}

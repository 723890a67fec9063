/** Every tutorial has the same steps: introduction, concepts, instructions, practice, quiz. */
export const STEP_COUNT = 5;

export const noStepDone = (): boolean[] => Array.from({ length: STEP_COUNT }, () => false);

/** Percentage of steps done, 0 to 100, rounded. */
export function percentOf(steps: readonly boolean[]): number {
  return Math.round((100 * steps.filter(Boolean).length) / steps.length);
}

/** A text counts as being read between these shares; the pages of the site use the same. */
export const UNDER_WAY = { begun: 0.03, end: 0.97 };

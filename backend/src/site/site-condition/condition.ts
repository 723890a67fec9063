/** From best to worst. */
export const conditionStates = ['good', 'watch', 'repair'] as const;
export type ConditionState = (typeof conditionStates)[number];

export const conditionNames = [
  'database',
  'disk',
  'mail',
  'translation',
  'pdf',
  'events',
  'backups',
  'restorePoints',
  'address',
  'certificate',
  'version',
] as const;
export type ConditionName = (typeof conditionNames)[number];

/** State of one part of the site, in French sentences. */
export interface CheckResult {
  state: ConditionState;
  says: string;
  /** Recommended action; null when none is needed. */
  advice: string | null;
}

export const good = (says: string): CheckResult => ({ state: 'good', says, advice: null });
export const watch = (says: string, advice: string): CheckResult => ({ state: 'watch', says, advice });
export const repair = (says: string, advice: string): CheckResult => ({ state: 'repair', says, advice });

/** A check with a time limit, after which `otherwise` is the result. */
export async function within(
  ms: number,
  look: Promise<CheckResult>,
  otherwise: CheckResult,
): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([look.catch(() => otherwise), late]).finally(() => clearTimeout(timer));
}

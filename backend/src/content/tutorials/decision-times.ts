/**
 * Identifies a moderation decision by its time: a row that moderation itself took off the site carries exactly that
 * time.
 */
export interface DecisionTimes {
  /** Time of the decision that is being reversed. */
  at: Date;
  /** Times of all decisions on this thing. */
  decidedAt: readonly Date[];
}

export function includesTime(moment: Date, moments: readonly Date[]): boolean {
  return moments.some((one) => one.getTime() === moment.getTime());
}

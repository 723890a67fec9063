/** When moderation has decided to take something off the site: what it has taken off itself bears that very moment. */
export interface Decided {
  /** Of the decision that is taken back. */
  at: Date;
  /** Of all there were of this thing. */
  decidedAt: readonly Date[];
}

export function isAmong(moment: Date, moments: readonly Date[]): boolean {
  return moments.some((one) => one.getTime() === moment.getTime());
}

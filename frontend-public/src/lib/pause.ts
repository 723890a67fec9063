/** A delay. Mostly the minimum duration of an action: instant feedback looks as if nothing had happened. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

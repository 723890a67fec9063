const PAUSE_MS = 20;

/** Repeats `ask` until its result is as wanted, and returns it. The limit ends tests that hang; it measures no speed. */
export async function until<T>(
  ask: () => T | Promise<T>,
  isWanted: (answer: T) => boolean = Boolean,
  withinMs = 60_000,
): Promise<T> {
  const endsAt = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (performance.now() > endsAt) throw new Error(`Still ${JSON.stringify(answer)} after ${withinMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

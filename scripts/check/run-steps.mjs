import { Failure } from '../setup/failure.mjs';
import { say, step } from '../setup/progress.mjs';
import { steps } from './steps.mjs';

const AT_ONCE = 2;

/**
 * Runs all checks, even after a failure, and prints the output of those that fail.
 * @param {{all: boolean}} which all: also what `npm test` leaves to `npm run test:all`
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runChecks({ all }) {
  const waiting = steps.filter(({ isLong }) => all || !isLong);
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await passes(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const failed = results.filter((passed) => !passed).length;
  return { passed: results.length - failed, failed };
}

async function passes({ name, work }) {
  try {
    await step(name, async () => work());
    return true;
  } catch (error) {
    say(error instanceof Failure ? error.message : error.stack);
    return false;
  }
}

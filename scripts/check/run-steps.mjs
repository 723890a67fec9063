import { Failure } from '../setup/failure.mjs';
import { say, step } from '../setup/progress.mjs';
import { steps } from './steps.mjs';

const AT_ONCE = 2;

/**
 * Runs all checks, even after a failure, and prints the output of those that fail.
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runChecks() {
  const waiting = [...steps];
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await passes(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const failed = results.filter((passed) => !passed).length;
  return { passed: steps.length - failed, failed };
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

import { readFileSync } from 'node:fs';
import concurrently from 'concurrently';
import { inRoot } from '../setup/paths.mjs';

const PREFIX = 'check:';
/** How much it finds depends on the speed of the machine, so `npm test` leaves it out. */
const LONG = 'check:patterns';
const AT_ONCE = 2;
/** No request for a newer version. */
const env = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/**
 * Runs the `check:` scripts of package.json, all of them even after a failure.
 * @param {{all: boolean}} which all: also what `npm test` leaves to `npm run test:all`
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runChecks({ all }) {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const commands = Object.entries(scripts)
    .filter(([name]) => name.startsWith(PREFIX) && (all || name !== LONG))
    .map(([name, command]) => ({ name: name.slice(PREFIX.length), command, env }));
  const ended = await concurrently(commands, { maxProcesses: AT_ONCE, group: true }).result.catch(
    (events) => events,
  );
  const failed = ended.filter(({ exitCode }) => exitCode !== 0).length;
  return { passed: ended.length - failed, failed };
}

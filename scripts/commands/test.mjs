import { parseArgs } from 'node:util';
import { build } from '../setup/build.mjs';
import { Failure } from '../setup/failure.mjs';
import { suites } from '../test/suites.mjs';
import { printSummary } from '../test/summary.mjs';

const WHOLE_BUILD = { label: 'Construction', execute: async () => void (await build()) };

function readOptions() {
  const { values } = parse();
  const names = Object.keys(suites);
  const only = values.only?.split(',') ?? names.filter((name) => name !== 'check' || !values.grep);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Failure(`« ${unknown} » n’est pas une suite ; il y a : ${names.join(', ')}.`);
  return { ...values, only };
}

function parse() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        grep: { type: 'string' },
        shard: { type: 'string' },
        all: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Failure(error.message);
  }
}

async function execute({ label, execute }, which) {
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  console.log(`\n── ${label}`);
  try {
    const counts = await execute(which);
    return { passed: 0, failed: 0, skipped: 0, ...counts, label, seconds: seconds() };
  } catch (error) {
    console.log(error instanceof Failure ? error.message : error.stack);
    return { passed: 0, failed: 1, skipped: 0, note: 'interrompu par une erreur', label, seconds: seconds() };
  }
}

// Runs all suites, even after a failure. Options: --only=check,unit,api,mysql,e2e, --grep=PATTERN (titles of tests; skips
// the checks), --shard=1/3 (a part of the browser tests) and --all (`npm run test:all`: also what takes long).
const { only, ...which } = readOptions();
const rows = [];
const built = await execute(WHOLE_BUILD);
if (built.failed) rows.push(built);
for (const name of only) rows.push(await execute(suites[name], which));
process.exitCode = printSummary(rows);

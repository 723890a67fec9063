// Runs on the system's Node (20.19 or newer) before anything is installed, so nothing here or below may import a package.
// Installs and builds what a command needs, then runs the command on the product's Node.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { install } from './setup/install.mjs';
import { node, nodeEnv } from './setup/node-binary.mjs';
import { root } from './setup/paths.mjs';
import { servingEnv, servingOptions } from './setup/serving.mjs';

const ALL = ['backend', 'frontend-public', 'frontend-admin'];
const production = { NODE_ENV: 'production' };
/**
 * Articles are imported one at a time, so a small heap with a small young generation is collected more often and leaves
 * memory to the site.
 */
const SMALL_HEAP = ['--max-old-space-size=320', '--max-semi-space-size=4'];

/**
 * Commands of package.json: what they build, the arguments of their Node, and whether they need the packages for tests
 * and checks.
 * @type {Record<string, {builds?: string[], runs: string[], env?: object, tools?: boolean}>}
 */
const commands = {
  start: {
    builds: ALL,
    runs: [...servingOptions, 'backend/dist/main.js'],
    env: { ...servingEnv, ...production },
  },
  import: {
    builds: ['backend'],
    runs: [...SMALL_HEAP, 'backend/dist/content/import/import.cli.js'],
    env: production,
  },
  backup: { builds: ['backend'], runs: ['backend/dist/platform/backup/backup.cli.js'], env: production },
  restore: { builds: ['backend'], runs: ['backend/dist/platform/backup/restore.cli.js'], env: production },
  build: { runs: ['scripts/setup/build.mjs', ...ALL] },
  package: { builds: ALL, runs: ['scripts/commands/package.mjs'] },
  dev: { builds: ['backend', 'frontend-admin'], runs: ['scripts/commands/dev.mjs'], tools: true },
  check: { builds: ['backend', 'styles'], runs: ['scripts/commands/check.mjs'], tools: true },
  test: { runs: ['scripts/commands/test.mjs'], tools: true },
  bench: { builds: ALL, runs: ['scripts/commands/bench.mjs'], tools: true },
  faults: { builds: ALL, runs: ['scripts/commands/faults.mjs'], tools: true },
  screenshots: { builds: ALL, runs: ['scripts/commands/screenshots.mjs'], tools: true },
  lighthouse: { builds: ALL, runs: ['scripts/commands/lighthouse.mjs'], tools: true },
  'api:generate': { builds: ['backend'], runs: ['scripts/commands/api-generate.mjs'], tools: true },
  format: {
    runs: ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
    tools: true,
  },
};
const PARENT_CHECK_MS = 250;

/** @type {import('node:child_process').ChildProcess} */
let child;

/** Runs the product's Node and returns its exit code. */
function run(args, env) {
  child = spawn(node(), args, { cwd: root, stdio: 'inherit', env: nodeEnv(env) });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

const [name, ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Usage\u00a0: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}
install(command.tools ? 'everything' : 'site');
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
endWithParent();
const built = command.builds ? await run(['scripts/setup/build.mjs', ...command.builds], {}) : 0;
process.exit(built || (await run([...command.runs, ...args], command.env)));

/** npm starts this through a shell that dies on SIGTERM without forwarding it. */
function endWithParent() {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

// Builds what has changed since its last build. Run on the product's Node. Arguments: the workspaces.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { execa } from 'execa';
import { Failure } from './failure.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';

const SHARED = ['package-lock.json', 'tsconfig.json', 'api-client/src', 'api-client/package.json'];
const SHOWN = [...SHARED, 'icons'];
const COMPILE = 'scripts/setup/compile.mjs';
const COMPILED = ['package-lock.json', COMPILE, '.swcrc'];
const compile = (workspace) => ['node', inRoot(COMPILE), workspace];
const VITE = ['vite', 'build', '--logLevel', 'warn'];

/**
 * Sources, build command and prerequisites of each workspace. The stamp is in the output folder, `dist` by default, so
 * deleting that folder triggers a rebuild.
 */
const builds = {
  'api-client': {
    label: 'Compilation de ce qui est commun',
    sources: [...COMPILED, 'api-client/src'],
    commands: [compile('api-client')],
  },
  styles: {
    label: 'Types du thème',
    folder: 'frontend-public',
    results: 'node_modules/.chakra',
    after: 'api-client',
    sources: ['package-lock.json', 'api-client/src/color-scales.ts', 'frontend-public/src/theme'],
    commands: [['chakra', 'typegen', '--strict', 'src/theme/system.ts']],
  },
  backend: {
    label: 'Compilation du serveur',
    after: 'api-client',
    sources: [...COMPILED, 'backend/src'],
    commands: [compile('backend')],
  },
  'frontend-public': {
    label: 'Construction du site public',
    after: 'api-client',
    sources: [...SHOWN, 'frontend-public', 'backend/search-quality/figures.json'],
    commands: [VITE, [...VITE, '--ssr', 'src/entry-server.tsx']],
  },
  'frontend-admin': {
    label: 'Construction de la console',
    sources: [...SHOWN, 'frontend-admin'],
    commands: [VITE],
  },
};

/**
 * Builds what has changed since its last build, concurrently.
 * @param {string[]} [workspaces] `styles`, or a workspace that is built; default: all of them
 * @throws {Failure} with the output of all failed builds, after the others have ended
 */
export async function build(workspaces = Object.keys(builds)) {
  const results = await Promise.allSettled(workspaces.map(buildOnce));
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0) throw new Failure(errors.map((error) => error.message).join('\n\n'));
}

const begun = new Map();

/** Shares one build among those that need it. */
async function buildOnce(name) {
  if (!begun.has(name))
    begun.set(
      name,
      buildOne(name).finally(() => begun.delete(name)),
    );
  return begun.get(name);
}

async function buildOne(name) {
  const { label, sources, commands, after, folder = name, results = 'dist' } = builds[name];
  if (after) await buildOnce(after);
  const stamp = inRoot(folder, results, '.built-from');
  // Taken before the build, so that files changed during it count as changed.
  const current = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log(label);
  rmSync(dirname(stamp), { recursive: true, force: true });
  const options = { cwd: inRoot(folder), env: { NODE_ENV: 'production' }, preferLocal: true, all: true };
  const running = commands.map(([command, ...args]) => execa(command, args, options));
  await Promise.all(running).catch((error) => {
    throw new Failure(`${label}\u00a0: échec\n${error.all ?? error.message}`);
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

if (import.meta.main) await build(process.argv.slice(2));

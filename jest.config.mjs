import { pathToFileURL } from 'node:url';

const HOOKS = `${import.meta.dirname}/scripts/test/jest/typescript-hooks.mjs`;
// The processes that run the tests are started with it, and so are the threads that the product starts in them.
process.execArgv.push('--conditions=passerelle-source', '--import', pathToFileURL(HOOKS).href);
process.execArgv.push('--import', new URL('scripts/test/jest/worker-data.mjs', import.meta.url).href);

// Each garbage collection walks through the server's modules; with memory to spare it comes later (decision 5).
const ROOM_BYTES = 6 * 1024 ** 3;
if (process.availableMemory() >= ROOM_BYTES)
  process.execArgv.push(
    '--min-semi-space-size=64',
    '--max-semi-space-size=64',
    '--initial-old-space-size=1000',
  );

const API_SPECS = '**/*.api.spec.ts';
/** They take minutes, so only `npm run test:all` runs them. */
const longSpecs = process.env.PASSERELLE_TESTS === 'all' ? [] : ['!**/*.long.api.spec.ts'];

/** Tests run in Node itself; `scripts/test/jest` makes it read TypeScript. */
const common = {
  rootDir: import.meta.dirname,
  runner: 'jest-light-runner/child-process',
  setupFiles: [HOOKS],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {},
};

export default {
  maxWorkers: 2,
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: [
        'backend/src',
        'backend/search-quality',
        'api-client/src',
        'icons/src',
        'frontend-public/src',
        'frontend-admin/src',
        'scripts/test',
      ],
      testMatch: ['**/*.spec.{ts,tsx}', `!${API_SPECS}`],
    },
    { ...common, displayName: 'api', roots: ['backend/test'], testMatch: [API_SPECS, ...longSpecs] },
  ].map((project) => ({ ...project, roots: project.roots.map((root) => `<rootDir>/${root}`) })),
};

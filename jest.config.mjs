const API_SPECS = '**/*.api.spec.ts';

/** Tests run in Node itself; `scripts/test/jest` makes it read TypeScript. */
const common = {
  rootDir: import.meta.dirname,
  runner: 'jest-light-runner/child-process',
  setupFiles: ['<rootDir>/scripts/test/jest/typescript-hooks.mjs'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {},
};

export default {
  maxWorkers: 2,
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: ['backend/src', 'api-client/src', 'icons/src', 'frontend-public/src', 'frontend-admin/src'],
      testMatch: ['**/*.spec.{ts,tsx}', `!${API_SPECS}`],
    },
    { ...common, displayName: 'api', roots: ['backend/test'], testMatch: [API_SPECS] },
  ].map((project) => ({ ...project, roots: project.roots.map((root) => `<rootDir>/${root}`) })),
};

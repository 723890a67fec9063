import backend from './backend/jest.config.mjs';

const API_SPECS = '**/*.api.spec.ts';

/** Pure functions of the workspaces that Vite builds: their imports carry no extension. */
const browser = {
  displayName: 'browser',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/api-client/src', '<rootDir>/frontend-public/src', '<rootDir>/frontend-admin/src'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testMatch: ['**/*.spec.{ts,tsx}'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: backend.moduleNameMapper,
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

export default {
  testTimeout: 20_000,
  projects: [
    { ...backend, displayName: 'unit', testMatch: ['**/*.spec.ts', `!${API_SPECS}`] },
    { ...backend, displayName: 'api', testMatch: [API_SPECS] },
    browser,
  ],
};

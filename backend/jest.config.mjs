const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

/** Every spec of the backend; the root's jest.config.mjs divides them into unit and API tests. */
export default {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  testMatch: ['**/*.spec.ts'],
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/setup.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
};

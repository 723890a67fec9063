import { defineConfig, type DummyRuleMap } from 'oxlint';

const maxLines = (max: number): DummyRuleMap => ({
  'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }],
});
const unusedAllowed = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true };
/** French puts no-break spaces before its double punctuation: they are at home in texts, and nowhere else. */
const inTexts = {
  skipStrings: true,
  skipTemplates: true,
  skipJSXText: true,
  skipRegExps: true,
  skipComments: true,
};

/** Whatever keeps: with all cookies refused a browser throws when one of these is mentioned. */
const stores = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const throughOne = 'Use api-client/src/browser-storage.ts, which works where the browser keeps nothing.';
const noStores = [
  ...['window', 'globalThis', 'self'].flatMap((object) => stores.map((property) => ({ object, property }))),
  { object: 'document', property: 'cookie' },
];

/** Oxlint's category `correctness` is on as a whole; these stand in its other categories. */
const everywhere: DummyRuleMap = {
  'no-case-declarations': 'error',
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-prototype-builtins': 'error',
  'no-regex-spaces': 'error',
  'no-unexpected-multiline': 'error',
  'no-useless-assignment': 'error',
  'preserve-caught-error': 'error',
};

/** Stands in that category and is not asked for here: rows are copied by spreading, and lists may be sorted as texts. */
const unwanted: DummyRuleMap = {
  'typescript/no-meaningless-void-operator': 'off',
  'typescript/no-misused-spread': 'off',
  'typescript/no-useless-default-assignment': 'off',
  'typescript/require-array-sort-compare': 'off',
};

const inTypeScript: DummyRuleMap = {
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-definitions': 'error',
  'typescript/no-array-constructor': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const unsafe = (severity: 'error' | 'off'): DummyRuleMap => ({
  'typescript/no-unsafe-argument': severity,
  'typescript/no-unsafe-assignment': severity,
  'typescript/no-unsafe-call': severity,
  'typescript/no-unsafe-member-access': severity,
  'typescript/no-unsafe-return': severity,
});

const hooks: DummyRuleMap = {
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
  'react/error-boundaries': 'error',
  'react/globals': 'error',
  'react/immutability': 'error',
  'react/incompatible-library': 'error',
  'react/preserve-manual-memoization': 'error',
  'react/purity': 'error',
  'react/refs': 'error',
  'react/set-state-in-effect': 'error',
  'react/set-state-in-render': 'error',
  'react/static-components': 'error',
  'react/unsupported-syntax': 'error',
  'react/use-memo': 'error',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: [
    '**/dist/',
    '**/node_modules/',
    '**/coverage/',
    'data/',
    'e2e/report/',
    'e2e/results/',
    'api-client/src/schema.d.ts',
  ],
  rules: {
    ...everywhere,
    ...unwanted,
    ...maxLines(300),
    'no-irregular-whitespace': ['error', inTexts],
    'no-unused-vars': ['error', unusedAllowed],
    // Playwright reads from the pattern which fixtures a fixture needs, also when it needs none.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
  },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: { ...inTypeScript, ...unsafe('error') } },
    {
      // The bodies of HTTP answers are any; the tests say what they expect of them.
      files: ['**/*.spec.ts', 'backend/test/**/*.ts'],
      rules: unsafe('off'),
    },
    {
      files: ['**/*.mjs'],
      rules: { 'no-redeclare': 'error' },
    },
    { files: ['frontend-*/src/**/*.{ts,tsx}'], plugins: ['react'], rules: hooks },
    {
      files: ['frontend-*/src/**/*.{ts,tsx}', 'api-client/src/**/*.ts'],
      excludeFiles: ['api-client/src/browser-storage.ts'],
      rules: {
        'no-restricted-globals': ['error', ...stores.map((name) => ({ name, message: throughOne }))],
        'no-restricted-properties': [
          'error',
          ...noStores.map((store) => ({ ...store, message: throughOne })),
        ],
      },
    },
    { files: ['**/*.controller.ts'], rules: maxLines(150) },
  ],
});

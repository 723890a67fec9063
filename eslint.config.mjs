import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const maxLines = (max) => ({ 'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }] });
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

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      'frontend-public/styled-system/',
      '**/node_modules/',
      '**/coverage/',
      'data/',
      'e2e/report/',
      'e2e/results/',
      'api-client/src/schema.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      'no-irregular-whitespace': ['error', inTexts],
      // Playwright reads from the pattern which fixtures a fixture needs, also when it needs none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', unusedAllowed],
      '@typescript-eslint/consistent-type-definitions': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // The bodies of HTTP answers are any; the tests say what they expect of them.
    files: ['**/*.spec.ts', 'backend/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    // Undefined names are found by the type check of scripts/, which knows Node's globals.
    rules: { 'no-undef': 'off', 'no-unused-vars': ['error', unusedAllowed] },
  },
  { files: ['frontend-*/src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['frontend-*/src/**/*.{ts,tsx}', 'api-client/src/**/*.ts'],
    ignores: ['api-client/src/browser-storage.ts', 'frontend-admin/src/refused-storage.ts'],
    rules: {
      'no-restricted-globals': ['error', ...stores.map((name) => ({ name, message: throughOne }))],
      'no-restricted-properties': ['error', ...noStores.map((store) => ({ ...store, message: throughOne }))],
    },
  },
  { files: ['**/*.{ts,tsx,mjs}'], rules: maxLines(300) },
  { files: ['**/*.controller.ts'], rules: maxLines(150) },
);

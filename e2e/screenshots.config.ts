import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';

/** Takes the pictures of the documentation and of shared links; `npm run screenshots` runs it. */
export default defineConfig({
  ...config,
  testDir: 'screenshots',
  testMatch: '*.shot.ts',
  projects: [{ name: 'screenshots', use: { viewport: { width: 1280, height: 860 } } }],
});

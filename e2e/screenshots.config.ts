import { defineConfig } from '@playwright/test';
import config from './playwright.config.js';

/** Takes the screenshots of the documentation and of shared links, or of every route; run by `npm run screenshots`. */
export default defineConfig({
  ...config,
  testDir: 'screenshots',
  projects: [
    {
      name: 'published',
      testMatch: ['readme.shot.ts', 'shared-link.shot.ts'],
      use: { viewport: { width: 1280, height: 860 } },
    },
    { name: 'every-route', testMatch: 'every-route.shot.ts' },
  ],
});

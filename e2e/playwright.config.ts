import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { SiteOption } from './fixtures.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser in CHROMIUM_PATH, else the first one in PATH; undefined lets Playwright choose. */
function browser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
  return process.env['CHROMIUM_PATH'] || found;
}

/** Tests that run at desktop width: those of the console, and those that mark themselves. */
const AT_A_DESK = /^(?!.*@mobile).*((administrator|moderator|console)[\w-]*\.spec|@desktop)/;
const everything = process.env['PASSERELLE_TESTS'] === 'all';

export default defineConfig<SiteOption>({
  testDir: 'tests',
  outputDir: 'results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then is a fault: nothing is tried twice.
  retries: 0,
  // For tests that hang: no test is about the speed of a loaded machine.
  expect: { timeout: 20_000 },
  timeout: 180_000,
  forbidOnly: process.env['CI'] === 'true',
  reporter: 'list',
  use: {
    locale: 'fr-FR',
    // The site shows dates in Europe/Paris, whatever the browser's time zone.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Without pictures of each step: they double the time of a run, and run scripts in pages that allow none.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: browser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // `npm run test:all` runs each test at both widths, `npm test` at its users' usual one, without `@long` (decision 5).
  projects: [
    {
      name: 'mobile',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: everything ? /@desktop/ : [AT_A_DESK, /@long/],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      ...(everything ? { grepInvert: /@mobile/ } : { grep: AT_A_DESK, grepInvert: /@long/ }),
    },
  ],
});

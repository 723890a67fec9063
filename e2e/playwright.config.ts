import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { SiteOption } from './fixtures.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser that CHROMIUM_PATH names, else the first one in PATH; undefined leaves the choice to Playwright. */
function browser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
  return process.env['CHROMIUM_PATH'] || found;
}

export default defineConfig<SiteOption>({
  testDir: 'tests',
  outputDir: 'results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Two browsers and several servers share few cores there. What needed a second try is named and counted.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Half of what waits for the page: a loaded machine is slow, and is not what a test is about.
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] === 'true',
  reporter: 'list',
  use: {
    locale: 'fr-FR',
    // The site's dates are those of Europe/Paris wherever the reader is.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
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
  // What exists at one width only is tested there only.
  projects: [
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@mobile/, use: { viewport: { width: 1280, height: 900 } } },
  ],
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import type { SiteOption } from './fixtures.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser that CHROMIUM_PATH names, else the first one in PATH; undefined leaves the choice to Playwright. */
function browser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
  return process.env['CHROMIUM_PATH'] || found;
}

/** Where the look is what is tested: each test runs at both widths. */
const LAYOUT =
  /(everyone-can-use-it|pages-keep-their-shape|keyboard-user|uses-the-(session|contents|footer)|finds-their-way|without-javascript|discovers-the-home|browses-catalogue|filters-the-catalogue|visitor-searches)[\w-]*\.spec/;
/** Moderators sit at a desk, everybody else holds a telephone. */
const CONSOLE = /(administrator|moderator|console)[\w-]*\.spec/;
const everyWidth = process.env['PASSERELLE_WIDTHS'] === 'all';

/**
 * What a page does is the same at every width and is tried at the one its people have; what bears the tag `@both`, and the
 * files about the look, at both; `@mobile` and `@desktop` name what exists there only (decision 36).
 */
function atItsWidth(project: Project<SiteOption>): Project<SiteOption>[] {
  const elsewhere = project.name === 'mobile' ? /@desktop/ : /@mobile/;
  const usual = project.name === 'mobile' ? { testIgnore: CONSOLE } : { testMatch: [LAYOUT, CONSOLE] };
  const other = project.name === 'mobile' ? { testMatch: CONSOLE } : { testIgnore: [LAYOUT, CONSOLE] };
  const here = project.name === 'mobile' ? /@mobile|@both/ : /@desktop|@both/;
  return everyWidth
    ? [{ ...project, grepInvert: elsewhere }]
    : [
        { ...project, ...usual, grepInvert: elsewhere },
        { ...project, ...other, name: `${project.name}, too`, grep: here },
      ];
}

export default defineConfig<SiteOption>({
  testDir: 'tests',
  outputDir: 'results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Two browsers and several servers share few cores there. What needed a second try is named and counted.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Twice what Playwright gives: a loaded machine is slow, and is not what a test is about.
  expect: { timeout: 10_000 },
  timeout: 60_000,
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
  projects: [
    { name: 'mobile', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ].flatMap(atItsWidth),
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import type { SiteOption } from './fixtures.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser in CHROMIUM_PATH, else the first one in PATH; undefined lets Playwright choose. */
function browser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
  return process.env['CHROMIUM_PATH'] || found;
}

/** Specs about layout, which run at both widths. */
const LAYOUT =
  /(everyone-can-use-it|pages-keep-their-shape|keyboard-user|uses-the-(session|contents|footer)|finds-their-way|without-javascript|discovers-the-home|browses-catalogue|filters-the-catalogue|visitor-searches)[\w-]*\.spec/;
/** Moderators are tested at desktop width, everyone else on mobile. */
const CONSOLE = /(administrator|moderator|console)[\w-]*\.spec/;
const everyWidth = process.env['PASSERELLE_WIDTHS'] === 'all';

/**
 * Behaviour does not depend on the width, so each test runs at its users' usual one. Layout specs and tests tagged
 * `@both` run at both; `@mobile` and `@desktop` mark what exists at one width only (decision 36).
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
  // In CI two browsers and several servers share few cores. Flaky tests are reported and counted.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Twice Playwright's default: the tests are not about the speed of a loaded machine.
  expect: { timeout: 10_000 },
  timeout: 60_000,
  forbidOnly: process.env['CI'] === 'true',
  reporter: 'list',
  use: {
    locale: 'fr-FR',
    // The site shows dates in Europe/Paris, whatever the browser's time zone.
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

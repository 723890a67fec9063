import { test as base, type ConsoleMessage } from '@playwright/test';
import { KEEPER } from './global-setup.js';
import type { SiteName } from './sites.js';

export { expect } from '@playwright/test';

const START_TIMEOUT_MS = 90_000;

export interface SiteOption {
  /** Which site the test visits. */
  site: SiteName;
}

interface Fixtures extends SiteOption {
  /** What the test lets the console say; anything else of an error or a warning fails it. */
  tolerated: RegExp[];
  quietConsole: void;
}

export const test = base.extend<Fixtures>({
  site: ['demo', { option: true }],

  baseURL: [
    async ({ site }, use) => use(await addressOf(site)),
    { scope: 'test', timeout: START_TIMEOUT_MS },
  ],

  tolerated: async ({}, use) => use([]),

  quietConsole: [
    async ({ context, tolerated }, use) => {
      const said: string[] = [];
      context.on('console', (message) => {
        if (tellsOfAVisitor(message)) return;
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      context.on('weberror', (event) => said.push(String(event.error())));
      await use();
      const unexpected = said.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
      base.expect(unexpected, 'what the browser’s console said').toEqual([]);
    },
    { auto: true },
  ],
});

/** Every page asks who is here; that it is nobody is a 401, of which Chromium makes an error. */
function tellsOfAVisitor(message: ConsoleMessage): boolean {
  return /status of 401/.test(message.text()) && message.location().url.endsWith('/api/auth/me');
}

async function addressOf(site: SiteName): Promise<string> {
  const answer = await fetch(`${process.env[KEEPER]}/${site}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

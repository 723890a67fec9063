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
  /** Waits for an email to an address and gives the path of the link in it, which leads to `page`. */
  linkMailedTo: (email: string, page: string) => Promise<string>;
}

/** A page that is left before its live connection stands. */
const LEFT_WHILE_CONNECTING = /WebSocket is closed before the connection is established/;

export const test = base.extend<Fixtures>({
  site: ['demo', { option: true }],

  baseURL: [async ({ site }, use) => use(await ask(site)), { scope: 'test', timeout: START_TIMEOUT_MS }],

  linkMailedTo: async ({ site, baseURL }, use) =>
    use(async (email, page) => {
      const find = async () => {
        const emails = JSON.parse(await ask(`${site}/emails`)) as string[];
        const mine = emails.filter((message) => message.includes(`To: ${email}`));
        const link = new RegExp(`${page}\\?jeton=[\\w-]+`);
        return mine.map((message) => link.exec(message)?.[0]).find(Boolean);
      };
      await base.expect.poll(find, { message: `an email to ${email} from ${baseURL}` }).toBeDefined();
      return (await find())!;
    }),

  tolerated: async ({}, use) => use([]),

  quietConsole: [
    async ({ context, tolerated }, use) => {
      const said: string[] = [];
      context.on('console', (message) => {
        if (isAnAnswer(message) || LEFT_WHILE_CONNECTING.test(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      context.on('weberror', (event) => said.push(String(event.error())));
      await use();
      // What an altered answer was asked for may come when nobody waits any more.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = said.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
      base.expect(unexpected, 'what the browser’s console said').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Every page asks who is here, and a tutorial’s what a member has rated it: that it is nobody is a 401, nothing a 404,
 * of which Chromium makes errors.
 */
function isAnAnswer(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return (
    (/status of 401/.test(message.text()) && url.endsWith('/api/auth/me')) ||
    (/status of 404/.test(message.text()) && url.endsWith('/rating/user'))
  );
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(`${process.env[KEEPER]}/${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

import { test as base, type ConsoleMessage } from '@playwright/test';
import { KEEPER } from './global-setup.js';
import { type SiteName, START_TIMEOUT_MS } from './sites.js';

export { expect } from '@playwright/test';

export interface SiteOption {
  /** The site under test. */
  site: SiteName;
}

interface Fixtures extends SiteOption {
  /** Console messages that the test allows; any other error or warning fails it. */
  tolerated: RegExp[];
  quietConsole: void;
  /**
   * Waits for an email to an address.
   * @returns path of the link to `page` in that email
   */
  linkMailedTo: (email: string, page: string) => Promise<string>;
}

/** The page was left before its WebSocket was open. */
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
      // A modified response may arrive after the test has ended.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = said.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
      base.expect(unexpected, 'what the browser’s console said').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * An expected response that Chromium logs as an error: a page asks whether there is a session, and a session may end
 * between two requests of a page.
 */
function isAnAnswer(message: ConsoleMessage): boolean {
  return /status of 401/.test(message.text()) && message.location().url.includes('/api/');
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(`${process.env[KEEPER]}/${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

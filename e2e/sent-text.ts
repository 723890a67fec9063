import { expect, type APIRequestContext, type Page } from '@playwright/test';

/**
 * Parts that differ between HTML and page: the table of contents and code buttons need scripts, and stale suggestions
 * are refetched.
 */
const ONLY_ONE_WAY = [
  'noscript',
  '.code-tools',
  '[aria-label="Sommaire"]',
  '[aria-label="Outils de lecture"]',
  '[aria-labelledby="suggestions-title"]',
].join(', ');

/** Waits until the page shows the same text as the server's HTML, which visitors without JavaScript read. */
export async function expectSameAsSent(page: Page, path: string, request: APIRequestContext): Promise<void> {
  const html = await (await request.get(path)).text();
  // The policy of the open page forbids the styles of another.
  const sent = await mainText(page, html.replace(/<style.*?<\/style>/s, ''));
  expect(sent.length, path).toBeGreaterThan(20);
  await expect.poll(() => mainText(page), { message: path }).toBe(sent);
}

/** @param html another document; undefined for the current page */
function mainText(page: Page, html?: string): Promise<string> {
  return page.evaluate(
    ({ source, left }) => {
      const whole = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
      const copy = whole.querySelector('main')!.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll(left)) part.remove();
      return copy.textContent.replace(/\s+/g, ' ').trim();
    },
    { source: html, left: ONLY_ONE_WAY },
  );
}

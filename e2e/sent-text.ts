import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The table of contents and what copies code come with scripts; suggestions are asked for again when they are old. */
const ONLY_ONE_WAY = [
  'noscript',
  '.code-tools',
  '[aria-label="Sommaire"]',
  '[aria-label="Outils de lecture"]',
  '[aria-labelledby="suggestions-title"]',
].join(', ');

/** Waits until the page reads as the HTML that the server sends does, which is what people without scripts read. */
export async function expectSameAsSent(page: Page, path: string, request: APIRequestContext): Promise<void> {
  const sent = await mainText(page, await (await request.get(path)).text());
  expect(sent.length, path).toBeGreaterThan(20);
  await expect.poll(() => mainText(page), { message: path }).toBe(sent);
}

/** @param html of another document; else the page as it stands */
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

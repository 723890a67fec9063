import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** Chromium's console message for a 404 response. */
export const NOT_FOUND = /the server responded with a status of 404/;

/** Timeout, in milliseconds, for work that a page does when idle after loading, which takes long on a slow machine. */
export const ARRIVAL_MS = 30_000;

/** Opens an address and waits until the page is hydrated and the session is known. */
export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await takenOver(page);
  await expect(page.locator('nav[aria-label="Compte"][aria-busy="true"]')).toHaveCount(0);
  return response!;
}

/** Begins to use the page, and waits until it is hydrated. */
export async function takenOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('a')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** A link in the footer. */
export function footLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

/** Opens the catalogue from the footer and filters it, so that the browser fetches the results. */
export async function browseFromFoot(page: Page, text: string): Promise<void> {
  await footLink(page, 'Catalogue').click();
  await page.getByRole('main').getByLabel('Recherche', { exact: true }).fill(text);
}

/** The link of a tutorial's card; the id may be unknown. */
export function cardOf(page: Page, id: number | string): Locator {
  return page.getByRole('main').locator(`article a[href="/tutoriels/${id}"]`).first();
}

/** Searches for a tutorial's title and opens it, so that the browser fetches it. */
export async function openFromSearch(page: Page, id: number): Promise<void> {
  const { title } = (await (await page.request.get(`/api/tutorials/${id}`)).json()) as { title: string };
  await searchFromFoot(page, title);
  await cardOf(page, id).click();
}

/** Opens the search page from the footer and searches, so that the browser fetches the results. */
export async function searchFromFoot(page: Page, text: string): Promise<void> {
  await footLink(page, 'Recherche').click();
  const field = page.getByRole('main').locator('#_mots');
  await field.fill(text);
  await field.press('Enter');
  // The address changes before the page does, which then folds its filters.
  await expect(page.locator('details', { hasText: 'Modifier la recherche' }).first()).not.toHaveAttribute(
    'open',
  );
}

/** Holds back matching responses until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Modifies matching JSON responses of the API. */
export async function alter<T>(page: Page, address: RegExp, change: (answer: T) => T): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  });
}

/** Makes the page believe that the site sends email. */
export async function sendMail(page: Page): Promise<void> {
  await alter<object>(page, /\/api\/settings$/, (settings) => ({ ...settings, sendsMail: true }));
}

/** Records path and query of the page's API requests. */
export function recordCalls(page: Page): { method: string; address: string }[] {
  const calls: { method: string; address: string }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ method: request.method(), address: pathname + search });
  });
  return calls;
}

/** Ids of the tutorials in cards or search results, in order. */
export async function shownIds(page: Page): Promise<number[]> {
  return page
    .locator('main article :is(h2, h3) a')
    .evaluateAll((links) =>
      links.map((link) => Number(link.getAttribute('href')!.replace('/tutoriels/', ''))),
    );
}

/** Waits until the page has scrolled to an element: it is below the header, or the page is scrolled to its end. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const arrived = (anchor: string) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    return scrollY > 0 && top > -2 && (top < 110 || (atEnd && top < innerHeight));
  };
  await expect.poll(() => page.evaluate(arrived, id), { message: `scrolled to #${id}` }).toBe(true);
}

/**
 * Opens the filters, which are collapsed on small screens: always in the catalogue, after a search on the search page.
 */
export async function unfoldFilters(page: Page): Promise<void> {
  const text = { hasText: /Modifier la recherche|Filtres et tri/ };
  await page.locator('details > summary', text).waitFor({ state: 'attached' });
  const fold = page.locator('details:not([open]) > summary', text);
  if (await fold.isVisible()) await fold.click();
}

/** Opens the mobile menu. */
export function menuToggle(page: Page): Locator {
  return page.getByRole('banner').locator('summary[aria-label="Menu"]');
}

/** Presses Tab until the element is focused; fails if it never is. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab has not reached ${target.toString()}.`);
}

/** Scrolls at once and waits for the event: of two scrolls in one frame, the page would see only the last. */
export async function scrollAtOnce(target: Locator, block: 'start' | 'end'): Promise<void> {
  await target.evaluate(async (element, at) => {
    const before = scrollY;
    const seen = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    element.scrollIntoView({ behavior: 'instant', block: at });
    if (scrollY !== before) await seen;
  }, block);
}

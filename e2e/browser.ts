import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** What Chromium writes to the console about a page or a call that is answered with an error. */
export const NOT_FOUND = /the server responded with a status of 404/;

/** Opens an address of the site and waits until its script has taken the page over and knows who is here. */
export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await takenOver(page);
  await expect(page.locator('nav[aria-label="Compte"][aria-busy="true"]')).toHaveCount(0);
  return response!;
}

/** Waits until the page’s script has taken over what the server wrote. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('#site[data-hydrated]').waitFor({ state: 'attached' });
}

/** Follows a link to another address of the site, where the page itself has none at hand. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => Object.assign(document.createElement('a'), { href }).click(), path);
}

/** A link at the foot of every page. */
export function footLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

/** From an open page to the catalogue, and narrows it down: what is found is asked for by the browser. */
export async function browseFromFoot(page: Page, text: string): Promise<void> {
  await footLink(page, 'Catalogue').click();
  await page.getByRole('main').getByLabel('Recherche', { exact: true }).fill(text);
}

/** What leads to a tutorial from a list; the id may be one that no tutorial has. */
export function cardOf(page: Page, id: number | string): Locator {
  return page.getByRole('main').locator(`article a[href="/tutoriels/${id}"]`).first();
}

/** From an open page to the search, and searches there: what is found is asked for by the browser. */
export async function searchFromFoot(page: Page, text: string): Promise<void> {
  await footLink(page, 'Recherche').click();
  const field = page.getByRole('main').locator('#mots');
  await field.fill(text);
  await field.press('Enter');
}

/** Holds back the answers from addresses that match until the function it resolves to is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Changes the API's JSON answers from addresses that match. */
export async function alter<T>(page: Page, address: RegExp, change: (answer: T) => T): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  });
}

/** Has pages that ask from now on take the site for one from which mail leaves. */
export async function sendMail(page: Page): Promise<void> {
  await alter<object>(page, /\/api\/settings$/, (settings) => ({ ...settings, sendsMail: true }));
}

/** Notes the addresses (path and query) of the calls to the API as the page makes them. */
export function recordCalls(page: Page): { method: string; address: string }[] {
  const calls: { method: string; address: string }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ method: request.method(), address: pathname + search });
  });
  return calls;
}

/** The tutorials that cards or search results show, by id, in order. */
export async function shownIds(page: Page): Promise<number[]> {
  return page
    .locator('main article :is(h2, h3) a')
    .evaluateAll((links) =>
      links.map((link) => Number(link.getAttribute('href')!.replace('/tutoriels/', ''))),
    );
}

/** Waits until the page has scrolled to an element: it stands below the header, or the page cannot go further. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const arrived = (anchor: string) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    return scrollY > 0 && top > -2 && (top < 110 || (atEnd && top < innerHeight));
  };
  await expect.poll(() => page.evaluate(arrived, id), { message: `scrolled to #${id}` }).toBe(true);
}

/** On small screens the catalogue's filters stand folded away, and those of the search after one. */
export async function unfoldFilters(page: Page): Promise<void> {
  const text = { hasText: /Modifier la recherche|Filtres et tri/ };
  await page.locator('details > summary', text).waitFor({ state: 'attached' });
  const fold = page.locator('details:not([open]) > summary', text);
  if (await fold.isVisible()) await fold.click();
}

/** The part of the header that opens the menu of small screens. */
export function menuToggle(page: Page): Locator {
  return page.getByRole('banner').locator('summary[aria-label="Menu"]');
}

/** Presses Tab until the element has the focus; fails when it never gets it. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab has not reached ${target.toString()}.`);
}

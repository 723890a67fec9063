import type { Page } from '@playwright/test';
import { cardOf, expectScrolledTo, footLink, hold, takenOver, unfoldFilters, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

/** Counts document loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('links between pages load no document, links to files do @long', async ({ page }) => {
  await visit(page, '/');
  const documents = countDocuments(page);
  await footLink(page, 'Catalogue').click();
  await expect(title(page)).toHaveText('Catalogue de formations');
  await cardOf(page, 3).click();
  await expect(title(page)).toHaveText('Tenir un journal de décisions que l’équipe relira vraiment');
  await page.goBack();
  await expect(title(page)).toHaveText('Catalogue de formations');
  expect(documents()).toBe(0);
  await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/robots.txt' }).click());
  await expect(page.locator('pre')).toContainText('User-agent');
  expect(documents()).toBe(1);
});

test('the back button restores the page and its scroll position @long', async ({ page }) => {
  await visit(page, '/catalogue');
  const card = page.getByRole('main').getByRole('article').last().getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await card.click();
  await expect(title(page)).not.toHaveText('Catalogue de formations');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Catalogue de formations');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a page that the reader left before it appeared starts at its top when they go back to it', async ({
  page,
}) => {
  await visit(page, '/catalogue');
  const cards = page.getByRole('main').getByRole('article');
  await cards.last().scrollIntoViewIfNeeded();
  const come = await hold(page, /\/assets\/.*\.js$/);
  const [first, second] = [cards.nth(-2), cards.last()].map((card) => card.getByRole('link').first());
  const address = await first!.getAttribute('href');
  await first!.click();
  await expect(page).toHaveURL(address!);
  await second!.click();
  await expect(page).not.toHaveURL(address!);
  come();
  await expect(title(page)).not.toHaveText('Catalogue de formations');
  await page.goBack();
  await expect(page).toHaveURL(address!);
  await expect(page.locator('#_article')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the heading in the address stays in view when fonts arrive late @long', async ({ page }) => {
  const come = await hold(page, /\.woff2$/);
  const id = 'le-tour-de-l-écran-en-dix-minutes';
  await page.goto(`/tutoriels/2#${id}`, { waitUntil: 'commit' });
  await takenOver(page);
  come();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      let [last, still] = [NaN, 0];
      (function look() {
        still = scrollY === last ? still + 1 : 0;
        last = scrollY;
        if (still > 20) resolve();
        else requestAnimationFrame(look);
      })();
    });
  });
  await expectScrolledTo(page, id);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a page fades in unless the reader prefers reduced motion, and can be clicked at once: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    const frames = await page.evaluateHandle(() => {
      const seen = { opacities: [] as number[], underThePointer: new Set<string>() };
      (function look() {
        seen.underThePointer.add(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.tagName ?? '');
        seen.opacities.push(Number(getComputedStyle(document.querySelector('main')!).opacity));
        requestAnimationFrame(look);
      })();
      return seen;
    });
    await footLink(page, 'Catalogue').click();
    await expect(title(page)).toHaveText('Catalogue de formations');
    await cardOf(page, 3).click();
    await expect(title(page)).toHaveText(/^Tenir un journal/);
    const { faded, tags } = await frames.evaluate(({ opacities, underThePointer }) => ({
      faded: opacities.some((opacity) => opacity < 1),
      tags: [...underThePointer],
    }));
    expect(tags).not.toContain('HTML');
    expect(faded).toBe(reducedMotion === 'no-preference');
  });
}

test('the next page appears even if the reader follows a link within the current page meanwhile', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/FaqPage-/);
  await visit(page, '/');
  await footLink(page, 'FAQ').click();
  await expect(page.getByRole('progressbar', { name: 'Chargement de la page' })).toBeVisible();
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/faq#_contenu$/);
  await expect(title(page)).toHaveText('Foire aux questions');
});

test('a browser without the Navigation API loads each page as a document, and filters within a page @long', async ({
  page,
}) => {
  await page.addInitScript(() => delete (window as { navigation?: unknown }).navigation);
  await visit(page, '/');
  const documents = countDocuments(page);
  await footLink(page, 'Catalogue').click();
  await expect(title(page)).toHaveText('Catalogue de formations');
  expect(documents()).toBe(1);
  await expect(page.locator('#_site[data-hydrated]')).toBeAttached();
  await unfoldFilters(page);
  await page.getByRole('main').getByLabel('Recherche', { exact: true }).fill('journal');
  await expect(page).toHaveURL(/\/catalogue\?q=journal$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await cardOf(page, 3).click();
  await expect(title(page)).toHaveText('Tenir un journal de décisions que l’équipe relira vraiment');
  await page.goBack();
  await expect(page.getByRole('main').getByLabel('Recherche', { exact: true })).toHaveValue('journal');
  expect(documents()).toBeGreaterThanOrEqual(2);
});

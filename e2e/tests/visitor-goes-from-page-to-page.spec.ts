import type { Page } from '@playwright/test';
import { cardOf, expectScrolledTo, footLink, hold, takenOver, visit } from '../browser.js';
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

test('42.1 an error that nothing catches leaves the page of the server', async ({ page, tolerated }) => {
  tolerated.push(/out of order/);
  // The query client, above all boundaries, listens for it.
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      if (type === 'online') throw new Error('out of order');
      listen(type, listener, options);
    };
  });
  const failed = page.waitForEvent('console', (message) => message.text().includes('out of order'));
  await page.goto('/faq');
  await failed;
  await expect(title(page)).toHaveText('Foire aux questions');
  await page.getByText('Est-ce gratuit ?').click();
  await expect(page.getByText('Il n’y a ni abonnement')).toBeVisible();
  await footLink(page, 'Contact').click();
  await expect(page).toHaveURL(/\/contact$/);
});

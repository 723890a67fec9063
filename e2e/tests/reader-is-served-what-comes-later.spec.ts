import type { Page } from '@playwright/test';
import { ARRIVAL_MS, hold, takenOver, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

const TUTORIAL = '/tutoriels/2';
const comments = (page: Page) => page.getByRole('region', { name: 'Commentaires' });

/** Records matching URLs that the page requests. */
function asked(page: Page, address: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) found.push(request.url());
  });
  return found;
}

test('the HTML contains the comments, and their code loads when the reader comes near @long', async ({
  page,
}) => {
  const code = asked(page, /\/assets\/Comments-/);
  const begun = page.waitForResponse(/\/assets\/start-live-/, { timeout: ARRIVAL_MS });
  await visit(page, TUTORIAL);
  await begun;
  await expect(comments(page)).toBeAttached();
  expect(code).toEqual([]);
  await comments(page).scrollIntoViewIfNeeded();
  await expect.poll(() => code.length).toBe(1);
  // Hydrated, not rendered anew.
  await expect(comments(page).getByRole('textbox')).toBeVisible();
});

test('a button pressed before its code is loaded acts once it is @long', async ({ page }) => {
  const release = await hold(page, /\/assets\/ShareRow-/);
  await page.goto(TUTORIAL);
  await takenOver(page);
  const press = page.getByRole('region', { name: 'Partager' }).getByRole('button', { name: 'Télécharger' });
  await press.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: /^Télécharger/ })).toBeVisible();
});

const pointer = { tag: '@desktop' };

test('hovering a link loads the code of its page, pressing it the data @long', pointer, async ({ page }) => {
  await visit(page, '/faq');
  const code = asked(page, /\/assets\/TutorialsPage-/);
  // The page's own list; the list of the most popular tutorials may come later.
  const data = asked(page, /\/api\/tutorials\?limit=100$/);
  const link = page.locator('footer').getByRole('link', { name: 'Tutoriels' });
  // A touch that starts a scroll also fires pointerdown.
  await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await link.hover();
  await expect.poll(() => code.length).toBe(1);
  expect(data).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => data.length).toBe(1);
  await expect(page).toHaveURL(/\/faq$/);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/tutoriels$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(data).toHaveLength(1);
});

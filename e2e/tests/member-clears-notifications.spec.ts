import type { Page } from '@playwright/test';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { comment, replyTo, somebody } from '../replies.js';

const bell = (page: Page) => page.getByRole('banner').locator('summary[aria-label^="Notifications"]');
const connected = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Connecté|Déconnecté)$/ })).toHaveText('Connecté');

test('notifications cleared in the menu, or in another tab, disappear from the page of all notifications @long', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(page);
  const id = await comment(page);
  const other = await somebody(baseURL);
  await replyTo(other, id);
  await visit(page, '/notifications');
  await connected(page);
  const entry = page.getByRole('main').getByRole('link', { name: 'Nouvelle réponse' });
  const clear = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Tout effacer' });
  await expect(entry).toBeVisible();
  await bell(page).click();
  await clear(page).click();
  await expect(entry).toHaveCount(0);
  await page.keyboard.press('Escape');
  await replyTo(other, id);
  await expect(entry).toBeVisible();
  const second = await context.newPage();
  await visit(second, '/faq');
  await bell(second).click();
  await clear(second).click();
  await expect(entry).toHaveCount(0);
  await other.dispose();
});

test('42.4 « Tout effacer » works without the live connection @long', async ({
  page,
  baseURL,
  tolerated,
}) => {
  tolerated.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await signUp(page);
  const other = await somebody(baseURL);
  await replyTo(other, await comment(page));
  await page.route(/\/start-live-/, (route) => route.abort());
  await visit(page, '/notifications');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(main.getByText('Aucune notification')).toBeVisible();
  await expect
    .poll(
      async () => ((await (await page.request.get('/api/notifications')).json()) as { total: number }).total,
    )
    .toBe(0);
  await other.dispose();
});

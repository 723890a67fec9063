import type { Page } from '@playwright/test';
import { toast } from '../conversations.js';
import { hold, menuToggle, recordCalls, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { endSession, signUp } from '../members.js';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'));
const heart = (page: Page) =>
  page.getByRole('main').locator('header').getByRole('button', { name: 'Favori' });

test('FAVO-06 FAVO-07 FAVO-08 FAVO-12 FAVO-14 the heart on a tutorial’s page adds and removes a favourite', async ({
  page,
}) => {
  await signUp(page);
  const status = page.waitForRequest(/\/api\/favorites\/1\/status$/);
  await visit(page, '/tutoriels/1');
  await status;
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  const release = await hold(page, /\/api\/favorites$/);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(toast(page, 'Ajouté aux favoris')).toBeVisible();
  expect(await kept(page)).toBe('[1]');
  await visit(page, '/tutoriels/1');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await expect(toast(page, 'Retiré des favoris')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(page)).toBe('[]');
});

test('a late answer about a favourite does not undo a press of the heart @long', async ({ page }) => {
  await signUp(page);
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    '**/api/favorites/1/status',
    async (route) => {
      const response = await route.fetch();
      await pressed;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const asked = page.waitForRequest('**/api/favorites/1/status');
  await visit(page, '/tutoriels/1');
  const first = await asked;
  await heart(page).click();
  await expect(toast(page, 'Ajouté aux favoris')).toBeVisible();
  release();
  await (await first.response())!.finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('FAVO-06 FAVO-14 the hearts of a list are loaded with one request', async ({ page }) => {
  await signUp(page);
  await page.request.post('/api/favorites', { data: { tutorialId: 2 } });
  const calls = recordCalls(page);
  await visit(page, '/catalogue');
  const hearts = page.getByRole('article').getByRole('button', { name: /^Garder «/ });
  const second = page.getByRole('article').filter({ hasText: 'Choisir des contrastes' }).getByRole('button');
  await expect(hearts).toHaveCount(await page.getByRole('article').count());
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(calls.filter(({ address }) => address.startsWith('/api/favorites'))).toEqual([
    { method: 'GET', address: '/api/favorites/ids' },
  ]);
  await second.click();
  await expect(toast(page, 'Retiré des favoris')).toBeVisible();
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/\/catalogue$/);
  expect(await (await page.request.get('/api/favorites/2/status')).json()).toEqual({ isFavorite: false });
});

test(
  'signing out deletes the favourites and searches kept in the browser @long',
  { tag: '@mobile' },
  async ({ page }) => {
    await signUp(page);
    await visit(page, '/tutoriels/1');
    await page.evaluate(() => localStorage.setItem('searches', '["abeilles"]'));
    await heart(page).click();
    await expect(toast(page, 'Ajouté aux favoris')).toBeVisible();
    await visit(page, '/faq');
    await menuToggle(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
    await expect(toast(page, 'Déconnexion réussie')).toBeVisible();
    expect(await kept(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
  },
);

test('FAVO-07 the page uses the browser’s own list of favourites while the server does not answer', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/ERR_FAILED/);
  await signUp(page);
  await page.addInitScript(() => localStorage.setItem('favorites', '[3]'));
  await page.route(/\/api\/favorites\//, (route) => route.abort());
  await visit(page, '/tutoriels/3');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/tutoriels/1');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('FAVO-09 a press of the heart asks a visitor to sign in', async ({ page }) => {
  await visit(page, '/catalogue');
  const calls = recordCalls(page);
  const first = page.getByRole('article').first().getByRole('button');
  await first.click();
  await expect(toast(page, 'Connexion requise')).toContainText(
    'Vous devez être connecté pour ajouter des favoris',
  );
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toEqual([]);
  expect(await kept(page)).toBeNull();
});

test('FAVO-10 the heart reverts when the change fails', async ({ page, tolerated }) => {
  tolerated.push(/ERR_FAILED/);
  await signUp(page);
  await visit(page, '/tutoriels/2');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.route(/\/api\/favorites$/, (route) => route.abort());
  await heart(page).click();
  await expect(toast(page, 'Impossible de mettre à jour vos favoris')).toContainText('Erreur');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(page)).toBeNull();
});

test('a page restored from the back/forward cache refreshes its favourite @long', async ({ page }) => {
  await signUp(page);
  await visit(page, '/tutoriels/1');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.request.post('/api/favorites', { data: { tutorialId: 1 } });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a page forgets a member’s favourites when another member signs in in another tab @long', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.request.post('/api/favorites', { data: { tutorialId: 1 } });
  await visit(page, '/tutoriels/1');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await visit(other, '/faq');
  await endSession(other);
  await visit(other, '/faq');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await signUp(other);
  await visit(other, '/faq');
  const progress = page.getByRole('region', { name: 'Votre progression' });
  await expect(progress.getByRole('checkbox').first()).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

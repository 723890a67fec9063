import type { Page } from '@playwright/test';
import { hold, shownIds, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

async function keep(page: Page, ...ids: number[]): Promise<void> {
  for (const tutorialId of ids) {
    expect((await page.request.post('/api/favorites', { data: { tutorialId } })).status()).toBe(201);
  }
}

for (const path of ['/favoris', '/favorites']) {
  test(`FAVO-01 SHELL-09 SHELL-37 ROLE-03 ROLE-04 a visitor of ${path} is asked to sign in`, async ({
    page,
  }) => {
    await visit(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText('Connectez-vous pour accéder à vos favoris')).toBeVisible();
    await expect(main.locator('a[href="/connexion"]')).toBeVisible();
    await expect(main.locator('a[href="/inscription"]')).toBeVisible();
    await main.getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('retour') === path);
  });
}

test('FAVO-02 FAVO-04 the page leads a member without favourites to tutorials', async ({ page }) => {
  await signUp(page);
  await visit(page, '/favoris');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes tutoriels favoris');
  await expect(page.getByRole('heading', { name: 'Aucun tutoriel favori' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Découvrir des tutoriels' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('FAVO-03 three cards stand in while favourites load', async ({ page }) => {
  await signUp(page);
  await keep(page, 1);
  const release = await hold(page, /\/api\/favorites\?/);
  await visit(page, '/favoris');
  const skeleton = page.getByRole('status', { name: 'Chargement des tutoriels' });
  await expect(skeleton).toBeVisible();
  await expect(skeleton.locator('> *')).toHaveCount(3);
  release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(skeleton).toHaveCount(0);
});

test('FAVO-05 FAVO-13 favourites are cards, newest first, with a link home', async ({ page }) => {
  await signUp(page);
  await keep(page, 3, 1);
  await visit(page, '/favoris');
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await shownIds(page)).toEqual([1, 3]);
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('FAVO-03 a heart pressed as soon as it appears removes the favourite', async ({ page }) => {
  await signUp(page);
  await keep(page, 1, 2);
  const release = await hold(page, /\/api\/favorites\/ids/);
  const listed = page.waitForResponse(/\/api\/favorites\?/);
  await visit(page, '/favoris');
  await (await listed).finished();
  await expect(page.getByRole('status', { name: 'Chargement des tutoriels' })).toBeVisible();
  release();
  const hearts = page.getByRole('main').getByRole('button', { name: /favori/i });
  await hearts.first().click();
  await expect(hearts).toHaveCount(1);
});

test('favourites stay listed when the state of their hearts cannot be loaded @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/net::ERR_FAILED/);
  await signUp(page);
  await keep(page, 1, 2);
  await page.route(/\/api\/favorites\/ids/, (route) => route.abort());
  await visit(page, '/favoris');
  const first = page.getByRole('article').first();
  await first.evaluate((article) => article.setAttribute('data-seen', ''));
  await page.waitForLoadState('networkidle');
  await expect(first).toHaveAttribute('data-seen');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('after a favourite is removed, the focus moves to the heading @long', async ({ page }) => {
  await signUp(page);
  await keep(page, 1, 2);
  await visit(page, '/favoris');
  const remove = page.getByRole('main').getByRole('button', { name: /favori/i });
  await expect(remove).toHaveCount(2);
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('FAVO-11 favourites that fail to load show an error with a button to retry', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/net::ERR_FAILED/);
  await signUp(page);
  await page.route(/\/api\/favorites\?/, (route) => route.abort());
  await visit(page, '/favoris');
  const said = page.locator('[data-toast=destructive]');
  await expect(said).toContainText('Erreur');
  await expect(said).toContainText('Impossible de charger vos favoris.');
  await page.unroute(/\/api\/favorites\?/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Aucun tutoriel favori' })).toBeVisible();
});

test('SEARCHBOX-03 the search box filters the favourites and stays on the page', async ({ page }) => {
  await signUp(page);
  await keep(page, 1, 2, 3);
  await visit(page, '/favoris');
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox').fill(' CONTRASTES ');
  await search.getByRole('button').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await shownIds(page)).toEqual([2]);
  await expect(page).toHaveURL(/\/favoris$/);
  await search.getByRole('searchbox').fill('rien de tel');
  await search.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'Aucun favori ne contient ce texte' })).toBeVisible();
  await page.getByRole('button', { name: 'Tout montrer' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page).toHaveURL(/\/favoris$/);
});

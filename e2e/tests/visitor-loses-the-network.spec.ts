import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { footLink, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp, stranger } from '../members.js';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne.' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Chromium's messages for failed requests. */
test.use({ tolerated: async ({}, use) => use([/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/]) });

test('the page stays readable offline, with a notice until the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/tutoriels/1');
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Comprendre async/await dans la file d’une boulangerie');
  await expectAccessible(page, 'without a network');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});

test('a page whose code cannot load offline says so, and appears by itself once the network is back @long', async ({
  page,
  context,
}) => {
  await visit(page, '/domaines');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(heading(page)).toHaveText('Vous êtes hors ligne');
  await expect(page).toHaveURL(/\/faq$/);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Foire aux questions');
});

test('a page loads its missing data once the network is back, without a reload @long', async ({
  page,
  context,
}) => {
  // The browser has the code of a domain's page.
  await visit(page, '/domaines/design');
  await footLink(page, 'Domaines').click();
  const link = page.getByRole('main').getByRole('link', { name: /Langues/ });
  await expect(link).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('status', { name: 'Chargement du domaine' })).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Domaine: Langues');
  await expect(page.locator('body[data-same]')).toBeVisible();
});

test('an action fails with a message offline, and is not repeated once the network is back @long', async ({
  page,
  context,
}) => {
  await signUp(page);
  await visit(page, '/tutoriels/2');
  const favourite = page.getByRole('button', { name: 'Favori', exact: true });
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(true);
  await favourite.click();
  await expect(toasts(page)).toContainText(
    'Vous êtes hors ligne. Réessayez quand la connexion sera revenue.',
  );
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  const kept = await page.request.get('/api/favorites/2/status');
  expect(await kept.json()).toMatchObject({ isFavorite: false });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
});

test('a form keeps its values offline, and can be sent once the network is back @long', async ({
  page,
  context,
}) => {
  const member = stranger();
  await page.request.post('/api/auth/register', { data: member });
  await page.request.post('/api/auth/logout');
  await visit(page, '/connexion');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Nom d’utilisateur').fill(member.username);
  await form.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(form.getByRole('alert')).toContainText('Vous êtes hors ligne.');
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
});

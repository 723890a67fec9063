import type { Page } from '@playwright/test';
import { hold, recordCalls, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

const field = (page: Page) => page.getByLabel('Votre adresse e-mail');
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const button = (page: Page) => page.locator('form', { has: field(page) }).getByRole('button');

test.beforeEach(({ page }) => visit(page, '/'));

test('NEWS-01 NEWS-04 NEWS-05 a visitor subscribes without an account', async ({ page }, { project }) => {
  const release = await hold(page, /\/api\/newsletter\/subscribe$/);
  await expect(button(page)).toHaveText('S’inscrire');
  await field(page).fill(`lectrice-${project.name}@exemple.fr`);
  await button(page).click();
  await expect(button(page)).toHaveText('Inscription...');
  await expect(field(page)).toHaveValue(`lectrice-${project.name}@exemple.fr`);
  release();
  await expect(page.getByText('Merci pour votre inscription !')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(button(page)).toHaveText('S’inscrire');
});

test('NEWS-02 a blank address is refused and nothing is sent', async ({ page }) => {
  const calls = recordCalls(page);
  for (const blank of ['', '   ']) {
    await field(page).fill(blank);
    await button(page).click();
    await expect(toasts(page).getByText('Erreur', { exact: true }).last()).toBeVisible();
    await expect(toasts(page).getByText('Veuillez entrer une adresse e-mail valide.').last()).toBeVisible();
    await expect(field(page)).toHaveAccessibleDescription('Veuillez entrer une adresse e-mail valide.');
  }
  // A newsletter request would have been sent before this one.
  await field(page).fill('   ');
  await button(page).click();
  await page.evaluate(() => fetch('/api/health'));
  expect(calls.map(({ address }) => address)).toEqual(['/api/health']);
});

test('NEWS-03 the field accepts only email addresses', async ({ page }) => {
  await expect(field(page)).toHaveAttribute('type', 'email');
  const calls = recordCalls(page);
  await field(page).fill('pas une adresse');
  await button(page).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
});

test('NEWS-04 NEWS-06 the form says that an address is already subscribed', async ({
  page,
  request,
  tolerated,
}, { project }) => {
  tolerated.push(/status of 409/);
  const email = `deja-${project.name}@exemple.fr`;
  await request.post('/api/newsletter/subscribe', { data: { email } });
  await field(page).fill(email);
  await button(page).click();
  await expect(toasts(page).getByText("Erreur d'inscription", { exact: true })).toBeVisible();
  await expect(toasts(page)).toContainText(/Une erreur est survenue.*déjà inscrite/);
  await expect(field(page)).toHaveValue(email);
  await expect(button(page)).toHaveText('S’inscrire');
});

test('NEWS-06 the form says that a subscription did not reach the server', async ({ page, tolerated }) => {
  tolerated.push(/net::ERR_FAILED/);
  await page.route(/\/api\/newsletter\/subscribe$/, (route) => route.abort());
  await field(page).fill('lecteur@exemple.fr');
  await button(page).click();
  await expect(toasts(page).getByText("Erreur d'inscription", { exact: true })).toBeVisible();
});

test('a visitor confirms a subscription with the link of an email, and ends it with one click', async ({
  page,
  linkMailedTo,
}) => {
  const email = `abonnee-${Date.now().toString(36)}-${test.info().project.name}@exemple.fr`;
  const title = page.getByRole('heading', { level: 1 });
  await field(page).fill(email);
  await button(page).click();
  await expect(toasts(page)).toContainText('Confirmez-la par le lien que vous venez de recevoir.');

  await visit(page, await linkMailedTo(email, '/newsletter/confirmer'));
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(title).toHaveText('Votre inscription est confirmée');

  await visit(page, await linkMailedTo(email, '/newsletter/desinscription'));
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(title).toHaveText('Vous êtes désinscrit');
  expect((await page.request.post('/api/newsletter/subscribe', { data: { email } })).status()).toBe(201);
});

test('an expired or truncated link of the newsletter leads to a message that it is invalid', async ({
  page,
}) => {
  await visit(page, '/newsletter/confirmer?jeton=ancien');
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable');
  await visit(page, '/newsletter/desinscription');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est pas complet');
});

import type { Page } from '@playwright/test';
import { footLink, hold, recordCalls, sendMail, tabTo, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp, stranger, type Member } from '../members.js';

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]');
const contributor = (page: Page) => page.getByLabel('Je souhaite devenir contributeur');
const registered = (page: Page) => page.waitForRequest(/\/api\/auth\/register$/);

async function fill(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(member.username);
  await page.getByLabel('Nom d’affichage').fill(member.displayName);
  await page.getByLabel('Adresse email').fill(member.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(member.password);
}

/** Fills one field with an invalid value and expects an error beside it. */
async function expectRefused(page: Page, label: string, value: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(value);
  await submit(page).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${message.replace(/[.?()]/g, '\\$&')}`));
  await expect(field).toBeFocused();
}

for (const path of ['/inscription', '/register']) {
  test(`SHELL-07 REGI-01 REGI-03 ${path} has the form and the welcome panel`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription');
    const panel = page.getByRole('complementary', { name: 'Bienvenue sur Passerelle' });
    for (const point of ['Apprendre', 'Partager', 'Connecter']) {
      await expect(panel.getByRole('heading', { name: point, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Connectez-vous' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(page.getByText('Les contributeurs peuvent publier des tutoriels.')).toBeVisible();
  });
}

test('40.31 signing up asks to accept the terms beside the button @long', async ({ page }) => {
  for (const path of ['/inscription', '/register']) {
    await visit(page, path);
    const form = page.getByRole('form', { name: 'Inscription' });
    await expect(
      form.getByText('En créant votre compte, vous acceptez les conditions d’utilisation.'),
    ).toBeVisible();
    await expect(form.getByRole('link', { name: 'conditions d’utilisation' })).toHaveAttribute(
      'href',
      '/conditions-utilisation',
    );
  }
});

test('REGI-01 the form has two columns', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/inscription');
  const left = (await page.getByLabel('Nom d’utilisateur').boundingBox())!;
  const right = (await page.getByLabel('Nom d’affichage').boundingBox())!;
  expect(right.x).toBeGreaterThan(left.x + left.width);
  expect(right.y).toBe(left.y);
});

test('REGI-02 REGI-12 REGI-13 the fields for contributors appear and disappear with their checkbox', async ({
  page,
}) => {
  await visit(page, '/inscription');
  const member = stranger();
  await fill(page, member);
  for (const label of [/^Site web/, /^Liens vers/]) await expect(page.getByLabel(label)).toHaveCount(0);
  await contributor(page).check();
  await page.getByLabel(/^Site web/).fill('https://exemple.fr');
  await expect(page.getByLabel(/^Liens vers/)).toBeVisible();
  await page.getByLabel('Cuisine').check();
  await contributor(page).uncheck();
  await expect(page.getByLabel(/^Site web/)).toHaveCount(0);
  await expect(page.getByRole('group', { name: /expertise/ })).toHaveCount(0);
  const call = registered(page);
  await submit(page).click();
  expect(Object.keys((await call).postDataJSON() as object).sort()).toEqual(
    ['bio', 'displayName', 'email', 'isContributor', 'password', 'username'].sort(),
  );
});

test('REGI-11 REGI-12 the form sends a contributor’s lists, except empty ones', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/net::ERR_FAILED/);
  await visit(page, '/inscription');
  const member = stranger();
  await fill(page, member);
  await contributor(page).check();
  await page.route(/\/api\/auth\/register$/, (route) => route.abort(), { times: 1 });
  const first = registered(page);
  await submit(page).click();
  expect((await first).postDataJSON()).not.toHaveProperty('socialLinks');
  expect((await first).postDataJSON()).not.toHaveProperty('expertise');
  await page.getByLabel('Cuisine').check();
  await page.getByLabel('Design').check();
  await page.getByLabel(/^Liens vers/).fill('https://a.exemple.fr\nhttps://b.exemple.fr');
  const second = registered(page);
  await submit(page).click();
  const sent = (await second).postDataJSON() as { socialLinks: string[]; expertise: string[] };
  expect(sent.socialLinks).toEqual(['https://a.exemple.fr', 'https://b.exemple.fr']);
  expect(sent.expertise.sort()).toEqual(['cuisine', 'design']);
  await expect(page).toHaveURL(/\/$/);
});

test('REGI-04 REGI-05 REGI-06 REGI-07 REGI-08 REGI-09 REGI-10 REGI-18 each invalid field shows its error, and the form sends nothing', async ({
  page,
}) => {
  test.slow();
  await visit(page, '/inscription');
  const member = stranger();
  const calls = recordCalls(page);
  await fill(page, member);
  await contributor(page).check();
  const name = 'Nom d’utilisateur';
  await expectRefused(page, name, 'ab', "Le nom d'utilisateur doit contenir au moins 3 caractères");
  await expectRefused(page, name, 'a'.repeat(51), "Le nom d'utilisateur ne peut pas dépasser 50 caractères");
  await page.getByLabel(name).fill(member.username);
  await expectRefused(
    page,
    'Nom d’affichage',
    ' a ',
    "Le nom d'affichage doit contenir au moins 2 caractères",
  );
  await expectRefused(
    page,
    'Nom d’affichage',
    'a'.repeat(101),
    "Le nom d'affichage ne peut pas dépasser 100",
  );
  await page.getByLabel('Nom d’affichage').fill(member.displayName);
  for (const wrong of ['', 'lea', 'lea@', 'lea@exemple']) {
    await expectRefused(page, 'Adresse email', wrong, 'Veuillez entrer une adresse email valide');
  }
  await page.getByLabel('Adresse email').fill(member.email);
  const short = 'Le mot de passe doit contenir au moins 8 caractères';
  await expectRefused(page, 'Mot de passe', 'Abcdef7', short);
  await page.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  const long = 'La biographie ne peut pas dépasser 500 caractères';
  await expectRefused(page, 'Biographie (facultatif)', 'é'.repeat(501), long);
  await page.getByLabel(/^Biographie/).fill('é'.repeat(500));
  for (const wrong of ['exemple', 'javascript:alert(1)']) {
    await expectRefused(page, 'Site web (facultatif)', wrong, 'Veuillez entrer une URL valide');
  }
  await page.getByLabel(/^Site web/).fill('https://exemple.fr');
  const links = 'Liens vers vos réseaux sociaux (facultatif)';
  await expectRefused(page, links, 'https://exemple.fr\nexemple', 'Veuillez entrer des URLs valides');
  expect(calls).toEqual([]);
  await page.getByLabel(links).fill('https://exemple.fr');
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
});

test('REGI-14 REGI-15 SESS-05 the form creates one account and signs its owner in', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/inscription');
  const member = stranger({ displayName: 'Ana' });
  await fill(page, member);
  const release = await hold(page, /\/api\/auth\/register$/);
  const calls = recordCalls(page);
  await submit(page).dblclick();
  await expect(submit(page)).toHaveText('Inscription en cours...');
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('Nom d’utilisateur').press('Enter');
  release();
  await expect(page).toHaveURL(/\/$/);
  await expect(toasts(page)).toContainText('Inscription réussie !');
  await expect(toasts(page)).toContainText('Votre compte a été créé avec succès.');
  // The site sends no email, and does not ask to look for one.
  await expect(toasts(page)).not.toContainText('boîte');
  expect(calls.filter(({ address }) => address === '/api/auth/register')).toHaveLength(1);
  if (!isMobile) await expect(page.getByRole('navigation', { name: 'Compte' })).toContainText('Ana');
});

test('the site tells a new member to look for an email, or that it sends none @long', async ({ page }) => {
  const note = page.getByText('Ce site n’envoie pas encore de messages');
  for (const path of ['/inscription', '/auth/register']) {
    await visit(page, path);
    await expect(note).toBeVisible();
  }
  await sendMail(page);
  await visit(page, '/faq');
  await footLink(page, 'Inscription').click();
  const member = stranger();
  await fill(page, member);
  await expect(note).toHaveCount(0);
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toasts(page)).toContainText('Inscription réussie !');
  await expect(toasts(page)).toContainText('Vérifiez votre boîte');
  await expect(toasts(page)).toContainText(member.email);
});

test('REGI-16 REGI-17 SESS-11 a refusal of the server shows at its field, and what was typed stays', async ({
  page,
  browser,
  baseURL,
  tolerated,
}) => {
  tolerated.push(/status of (409|400|500)/, /net::ERR_FAILED/);
  const context = await browser.newContext({ baseURL });
  const taken = await signUp(await context.newPage());
  await context.close();
  await visit(page, '/inscription');
  await fill(page, { ...stranger(), username: taken.username });
  await submit(page).click();
  await expect(toasts(page)).toContainText("Erreur lors de l'inscription");
  await expect(toasts(page)).toContainText("Ce nom d'utilisateur est déjà pris.");
  const name = page.getByLabel('Nom d’utilisateur');
  await expect(name).toHaveAccessibleDescription(/^Ce nom d'utilisateur est déjà pris\./);
  await expect(name).toBeFocused();
  await expect(page.getByLabel('Mot de passe', { exact: true })).not.toHaveValue('');

  await page.route(/\/api\/auth\/register$/, (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await name.fill(stranger().username);
  await submit(page).click();
  await expect(toasts(page)).toContainText('Erreur 500');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText("Erreur lors de l'inscription");
  await expect(submit(page)).toBeFocused();
});

test('REGI-17 LOGI-08 the form says that it did not reach the server', async ({ page, tolerated }) => {
  tolerated.push(/net::ERR_FAILED/);
  await visit(page, '/inscription');
  await fill(page, stranger());
  await page.route(/\/api\/auth\/register$/, (route) => route.abort(), { times: 1 });
  await submit(page).click();
  await expect(toasts(page)).toContainText("Une erreur est survenue lors de l'inscription.");
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Une erreur est survenue lors de la soumission du formulaire.',
  );
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
});

test('typed values survive a reload, except passwords @long', async ({ page }) => {
  await visit(page, '/inscription');
  const member = stranger();
  await fill(page, member);
  await contributor(page).check();
  await page.getByLabel('Cuisine').check();
  await visit(page, '/inscription');
  await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue(member.username);
  await expect(page.getByLabel('Adresse email')).toHaveValue(member.email);
  await expect(page.getByLabel('Cuisine')).toBeChecked();
  await expect(page.getByLabel('Design')).not.toBeChecked();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(member.password);
  await page.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(member.username);
});

test('a site with closed registration shows no form @long', async ({ page }) => {
  await page.route(/\/api\/settings$/, async (route) => {
    const response = await route.fetch();
    const settings = (await response.json()) as object;
    await route.fulfill({ response, json: { ...settings, enableNewRegistrations: false } });
  });
  await visit(page, '/faq');
  await footLink(page, 'Inscription').click();
  await expect(page.getByText('Les inscriptions sont fermées pour le moment.')).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
});

test('a visitor signs up with the keyboard alone @long', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/inscription');
  const member = stranger();
  await tabTo(page, page.getByLabel('Nom d’utilisateur'));
  await page.keyboard.type(member.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.displayName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Afficher la saisie' })).toBeFocused();
  await tabTo(page, submit(page), 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(toasts(page)).toContainText('Inscription réussie !');
  await page.keyboard.press('Escape');
  await expect(toasts(page).getByText('Inscription réussie !')).toHaveCount(0);
});

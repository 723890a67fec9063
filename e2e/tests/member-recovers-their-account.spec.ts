import type { Page } from '@playwright/test';
import { footLink, recordCalls, sendMail, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signIn, signUp, stranger } from '../members.js';

const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const CONFIRM = 'Confirmer mon adresse';
const confirm = (page: Page) => page.getByRole('button', { name: CONFIRM }).click();

async function chooseNew(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmation du mot de passe').fill(password);
  await submit(page).click();
}

test('a member replaces a forgotten password with a link sent by email, which works once', async ({
  page,
  linkMailedTo,
  tolerated,
}) => {
  tolerated.push(/status of 400/);
  const member = await signUp(page);
  await page.context().clearCookies();
  await visit(page, '/connexion');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await expect(page).toHaveURL(/\/mot-de-passe-oublie$/);
  await page.getByLabel('Adresse email').fill(member.email);
  await submit(page).click();
  // The site sends no email, and does not claim to.
  await expect(title(page)).toHaveText('Votre demande est notée');

  const link = await linkMailedTo(member.email, '/nouveau-mot-de-passe');
  await visit(page, link);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Un-tout-neuf-2026');
  await page.getByLabel('Confirmation du mot de passe').fill('Un-autre-2026');
  await submit(page).click();
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  // Only the server rejects this password, and the link stays valid.
  await chooseNew(page, 'Password1');
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveAccessibleDescription(
    /^Ce mot de passe est trop courant/,
  );
  await chooseNew(page, 'Un-tout-neuf-2026');
  await expect(page).toHaveURL(/\/connexion$/);
  await expect(page.getByText('Mot de passe changé')).toBeVisible();
  await signIn(page, { ...member, password: 'Un-tout-neuf-2026' });
  await page.context().clearCookies();

  await visit(page, link);
  await chooseNew(page, 'Encore-un-autre-2026');
  await expect(title(page)).toHaveText('Ce lien n’est plus valable');
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page).toHaveURL(/\/mot-de-passe-oublie$/);
});

test('the page of a forgotten password answers the same for an address without an account', async ({
  page,
}) => {
  await visit(page, '/mot-de-passe-oublie');
  await page.getByLabel('Adresse email').fill('personne');
  await submit(page).click();
  await expect(page.getByLabel('Adresse email')).toHaveAccessibleDescription(
    'Veuillez entrer une adresse email valide',
  );
  await page.getByLabel('Adresse email').fill(stranger().email);
  await submit(page).click();
  await expect(title(page)).toHaveText('Votre demande est notée');
});

test('the page of a forgotten password says to look for an email if the site sends any', async ({ page }) => {
  await sendMail(page);
  await visit(page, '/faq');
  await footLink(page, 'Connexion').click();
  await page.getByRole('main').getByRole('link', { name: 'Mot de passe oublié' }).click();
  await page.getByLabel('Adresse email').fill('admin@localhost');
  await submit(page).click();
  await expect(title(page)).toHaveText('Consultez votre boîte');
  await expect(page.getByRole('main')).toContainText('dix minutes');
});

test('a link from an email without its token, or with a wrong one, leads to a message that it is invalid', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 400/);
  for (const path of ['/nouveau-mot-de-passe', '/confirmer-adresse', '/confirmer-adresse?jeton=faux']) {
    await visit(page, path);
    if (path === '/confirmer-adresse?jeton=faux') await confirm(page);
    await expect(title(page), path).toHaveText('Ce lien n’est plus valable');
  }
});

test('AC-01 a press of the button confirms the address, opening the link of the first email does not', async ({
  page,
  linkMailedTo,
}) => {
  const member = await signUp(page);
  const link = await linkMailedTo(member.email, '/confirmer-adresse');
  const me = async () => (await page.request.get('/api/auth/me')).json() as Promise<object>;
  const calls = recordCalls(page);
  await visit(page, link);
  await expect(page.getByRole('button', { name: CONFIRM })).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(await me()).toMatchObject({ emailConfirmed: false });
  await confirm(page);
  await expect(title(page)).toHaveText('Votre adresse est confirmée');
  expect(await me()).toMatchObject({ emailConfirmed: true });
  // A link that is used again leads to the same message.
  await visit(page, link);
  await confirm(page);
  await expect(title(page)).toHaveText('Votre adresse est confirmée');
  // Leaves the page first, so that none of its requests is pending.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await visit(page, link);
  await confirm(page);
  await expect(title(page)).toHaveText('Votre adresse est confirmée');
});

test('a member can retry a confirmation that did not reach the server', async ({
  page,
  linkMailedTo,
  tolerated,
}) => {
  tolerated.push(/net::ERR_FAILED/);
  const member = await signUp(page);
  const link = await linkMailedTo(member.email, '/confirmer-adresse');
  await page.route(/\/api\/auth\/email\/confirm$/, (route) => route.abort(), { times: 1 });
  await visit(page, link);
  await confirm(page);
  await expect(title(page)).toHaveText('La confirmation n’a pas abouti');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title(page)).toHaveText('Votre adresse est confirmée');
});

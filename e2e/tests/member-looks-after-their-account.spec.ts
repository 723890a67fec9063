import type { Page } from '@playwright/test';
import { sendMail, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { administrator, codeNow, signIn, signUp } from '../members.js';

const REFUSED = /the server responded with a status of 4\d\d/;
const part = (page: Page, name: string) => page.getByRole('region', { name });

test('the account page sends a visitor to sign in', async ({ page }) => {
  await page.goto('/profil/compte');
  await expect(page).toHaveURL((url) => url.pathname === '/connexion');
});

test('a member changes their password only with the old one @long', async ({
  page,
  tolerated,
  playwright,
  baseURL,
}) => {
  tolerated.push(REFUSED);
  const member = await signUp(page);
  await visit(page, '/profil');
  await page.getByRole('link', { name: 'Gérer mon compte' }).click();
  const panel = part(page, 'Mot de passe');
  await panel.getByLabel('Mot de passe actuel').fill('autre-chose');
  await panel.getByLabel('Nouveau mot de passe').fill('Une-autre-2026');
  await panel.getByRole('button', { name: 'Changer' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Le mot de passe actuel est incorrect.');
  await panel.getByLabel('Mot de passe actuel').fill(member.password);
  await panel.getByRole('button', { name: 'Changer' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Mot de passe changé');
  await expect(panel.getByLabel('Mot de passe actuel')).toHaveValue('');
  const elsewhere = await playwright.request.newContext({ baseURL });
  const { username } = member;
  const login = (password: string) => elsewhere.post('/api/auth/login', { data: { username, password } });
  expect((await login(member.password)).status()).toBe(401);
  expect((await login('Une-autre-2026')).status()).toBe(200);
  await elsewhere.dispose();
});

test('a member confirms a new email address from its mailbox, and undoes the change from the old one', async ({
  page,
  linkMailedTo,
  tolerated,
}) => {
  tolerated.push(REFUSED);
  const member = await signUp(page);
  await visit(page, await linkMailedTo(member.email, '/confirmer-adresse'));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre adresse est confirmée');
  await sendMail(page);
  await visit(page, '/profil');
  await page.getByRole('main').locator('a[href="/profil/compte"]').click();
  const panel = part(page, 'Adresse e-mail');
  const next = `nouvelle-${member.email}`;
  await panel.getByRole('button', { name: 'Changer d’adresse' }).click();
  await panel.getByLabel('Nouvelle adresse').fill(next);
  await panel.getByLabel('Votre mot de passe').fill('autre-chose');
  await panel.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Le mot de passe actuel est incorrect.');
  await panel.getByLabel('Votre mot de passe').fill(member.password);
  await panel.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.locator('[data-toast]')).toContainText(next);
  await expect(panel.getByText(member.email, { exact: true })).toBeVisible();
  await visit(page, await linkMailedTo(next, '/confirmer-adresse'));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre adresse est confirmée');
  await visit(page, '/profil/compte');
  await expect(panel.getByText(next, { exact: true })).toBeVisible();

  await visit(page, await linkMailedTo(member.email, '/annuler-adresse'));
  await page.getByRole('button', { name: 'Rétablir mon adresse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre adresse est rétablie');
  const { username, password } = member;
  const login = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(await login.json()).toMatchObject({ email: member.email, emailConfirmed: true });
});

test('a member sees their other sessions and closes them @long', async ({ page, browser, baseURL }) => {
  const member = await signUp(page);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await signIn(other, member);
  await visit(page, '/profil/compte');
  const panel = part(page, 'Sessions ouvertes');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByText('Cette session')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('button')).toHaveCount(0);
  expect((await other.request.get('/api/auth/me')).status()).toBe(401);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  await context.close();
});

test('the account page has no buttons for the email address while the site sends no email', async ({
  page,
}) => {
  await signUp(page);
  await visit(page, '/profil/compte');
  const panel = part(page, 'Adresse e-mail');
  await expect(panel).toContainText('Ce site n’envoie pas encore de messages');
  await expect(panel.getByRole('button')).toHaveCount(0);
});

test('a member has the confirmation email of their address sent again', async ({ page }) => {
  await sendMail(page);
  const { email } = await signUp(page);
  await visit(page, '/profil');
  await page.getByRole('main').locator('a[href="/profil/compte"]').click();
  const panel = part(page, 'Adresse e-mail');
  await expect(panel).toContainText(email);
  await expect(panel).toContainText('À confirmer');
  await panel.getByRole('button', { name: 'Renvoyer le message' }).click();
  await expect(page.locator('[data-toast]')).toContainText(`Ouvrez le lien reçu à ${email}.`);
});

test('the account page has no second factor unless the site offers one', async ({ page }) => {
  await signUp(page);
  await visit(page, '/profil/compte');
  await expect(part(page, 'Mot de passe')).toBeVisible();
  await expect(part(page, 'Second facteur')).toHaveCount(0);
});

test.describe('on a site that offers a second factor', () => {
  // The setting would affect other tests.
  test.use({ site: 'workshop' });

  test('a member sets up a second factor with a first code, and removes it with their password', async ({
    page,
    tolerated,
  }) => {
    tolerated.push(REFUSED);
    await signIn(page, administrator);
    const settings = await page.request.patch('/api/admin/settings', { data: { twoFactorAuth: true } });
    expect(settings.status(), await settings.text()).toBe(200);
    await page.context().clearCookies();
    const { password } = await signUp(page);
    await visit(page, '/profil/compte');
    const panel = part(page, 'Second facteur');
    await panel.getByRole('button', { name: 'Mettre en place' }).click();
    await expect(panel.getByRole('img', { name: 'Code QR du second facteur' })).toBeVisible();
    const secret = (await panel.locator('code').textContent())!;
    await expect(panel.getByRole('link', { name: 'ouvrez-la sur cet appareil' })).toHaveAttribute(
      'href',
      new RegExp(`^otpauth://totp/.*secret=${secret}`),
    );
    await panel.getByLabel('Code à six chiffres').fill('000000');
    await panel.getByRole('button', { name: 'Vérifier' }).click();
    await expect(panel.getByText('Ce code n’est pas valable.')).toBeVisible();
    await panel.getByLabel('Code à six chiffres').fill(codeNow(secret));
    await panel.getByRole('button', { name: 'Vérifier' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(10);
    await panel.getByRole('button', { name: 'Je les ai gardés' }).click();
    await expect(panel.getByText('En place')).toBeVisible();
    await panel.getByLabel(/^Votre mot de passe/).fill(password);
    await panel.getByRole('button', { name: 'Retirer le second facteur' }).click();
    await expect(panel.getByRole('button', { name: 'Mettre en place' })).toBeVisible();
  });
});

test('a member downloads all their data', async ({ page }) => {
  const { email } = await signUp(page);
  await visit(page, '/profil/compte');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger mes données' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('mes-donnees.json');
  const chunks = await (await download.createReadStream()).toArray();
  expect(JSON.parse(Buffer.concat(chunks as Buffer[]).toString()).account.email).toBe(email);
});

test('a member deletes their account with their password, after a confirmation', async ({
  page,
  tolerated,
}) => {
  tolerated.push(REFUSED);
  const { username, password } = await signUp(page);
  await visit(page, '/profil/compte');
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Supprimer définitivement' });
  await dialog.getByLabel('Votre mot de passe').fill('autre-chose');
  await confirm.click();
  await expect(dialog.getByText('Cochez cette case pour confirmer')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('Le mot de passe actuel est incorrect.');
  await dialog.getByLabel('Votre mot de passe').fill(password);
  await confirm.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('[data-toast]')).toContainText('Compte supprimé');
  await expect(page.getByRole('link', { name: 'Connexion' }).first()).toBeAttached();
  const login = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(login.status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('reader')), '40.4').toBeNull();
});

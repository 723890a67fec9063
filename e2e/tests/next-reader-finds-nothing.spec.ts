import type { Page } from '@playwright/test';
import { conversation, ownTutorial } from '../conversations.js';
import { menuToggle, visit } from '../browser.js';
import { openConsole, openScreen } from '../console.js';
import { expect, test } from '../fixtures.js';
import { endSession, signIn, signUp, stranger, type Member } from '../members.js';

test.use({ site: 'large' });

const TEXT = 'Un texte qui n’est à personne d’autre';
const field = async (page: Page) =>
  (await conversation(page)).getByRole('textbox', { name: 'Votre commentaire' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));

async function signOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await menuToggle(page).click();
  else await page.getByRole('navigation', { name: 'Compte' }).locator('summary').click();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByText('Déconnexion réussie')).toBeVisible();
}

async function signInHere(page: Page, { username, password }: Member): Promise<void> {
  await visit(page, '/connexion');
  await page.getByLabel('Nom d’utilisateur ou adresse e-mail').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).not.toHaveURL(/connexion/);
}

/** A second member, and the page of a tutorial on which the first one writes. */
async function twoMembers(page: Page, path: string): Promise<{ first: Member; second: Member }> {
  const second = await signUp(page);
  const first = await signUp(page);
  await visit(page, path);
  await (await field(page)).fill(TEXT);
  expect(await stored(page)).toContain(TEXT);
  return { first, second };
}

test('CO-03 signing out empties the comment form and the tab’s storage', async ({ page, isMobile }, info) => {
  const path = `/tutoriels/${ownTutorial(info, 31)}`;
  const { second } = await twoMembers(page, path);
  await signOut(page, isMobile);
  await expect(await field(page)).toHaveValue('');
  expect(await stored(page)).not.toContain(TEXT);
  await signInHere(page, second);
  await visit(page, path);
  await expect(await field(page)).toHaveValue('');
});

test('CO-03 after an expired session a member finds their unsent comment again, another member does not', async ({
  page,
}, info) => {
  const path = `/tutoriels/${ownTutorial(info, 32)}`;
  const { first, second } = await twoMembers(page, path);
  await endSession(page);
  await visit(page, path);
  await expect(await field(page)).toHaveValue('');
  await signInHere(page, first);
  await visit(page, path);
  await expect(await field(page)).toHaveValue(TEXT);
  await endSession(page);
  await signIn(page, second);
  await visit(page, path);
  await expect(await field(page)).toHaveValue('');
  await expect.poll(() => stored(page)).not.toContain(TEXT);
});

test('CO-03 a visitor finds their unsent comment again after signing in', async ({ page }, info) => {
  const path = `/tutoriels/${ownTutorial(info, 33)}`;
  const member = await signUp(page);
  await page.context().clearCookies();
  await visit(page, path);
  await (await field(page)).fill(TEXT);
  await signInHere(page, member);
  await visit(page, path);
  await expect(await field(page)).toHaveValue(TEXT);
});

test('CO-03 the next person finds neither a half-filled contact form nor a registration', async ({
  page,
  isMobile,
}) => {
  const someone = stranger();
  await visit(page, '/inscription');
  await page.getByLabel('Nom d’utilisateur').fill(someone.username);
  await page.getByLabel('Adresse email').fill(someone.email);
  await signUp(page);
  await visit(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(TEXT);
  await signOut(page, isMobile);
  await expect(message).toHaveValue('');
  expect(await stored(page)).not.toContain(someone.username);
  await visit(page, '/inscription');
  await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('');
  await expect(page.getByLabel('Adresse email')).toHaveValue('');
});

test('40.4 signing out in the console leaves no earlier search to the next visitor', async ({ page }) => {
  await openConsole(page, '', 'Tableau de bord');
  await visit(page, '/recherche');
  const box = page.getByRole('combobox', { name: 'Mots à chercher' });
  await box.fill(TEXT);
  await box.press('Enter');
  await expect.poll(() => stored(page)).toContain(TEXT);
  await openScreen(page, '/dashboard', 'Tableau de bord');
  await page.getByRole('button', { name: 'Menu du compte' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => stored(page)).not.toContain(TEXT);
});

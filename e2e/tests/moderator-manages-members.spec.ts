import type { Locator, Page } from '@playwright/test';
import { NOT_FOUND } from '../browser.js';
import { expectAccessible, openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';
import { signUp, type Member } from '../members.js';
import { reportedComment } from '../reports.js';

const TITLE = 'Gestion des Utilisateurs';
const USERS = /\/api\/admin\/users(\?|$)/;

async function find(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Rechercher un utilisateur...').fill(text);
}

/** A new member, found by their unique name. */
async function findNew(page: Page): Promise<Member> {
  const member = await signUp(page);
  await openConsole(page, '/utilisateurs', TITLE);
  await find(page, member.username);
  await expect(page.getByText(member.email)).toBeVisible();
  return member;
}

async function choose(page: Page, { displayName }: Member, entry: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^Actions pour / })).toHaveCount(1);
  await page.getByRole('button', { name: `Actions pour ${displayName}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function setAdmin(page: Page, member: Member, isAdmin: boolean): Promise<void> {
  await choose(page, member, isAdmin ? 'Attribuer droits admin' : 'Retirer les droits admin');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: isAdmin ? 'Attribuer' : 'Retirer' })
    .click();
}

test('ADMU-01 ADMU-02 the search matches username, email address and display name, ignoring case', async ({
  page,
}) => {
  const displayName = `Éloïse ${Date.now().toString(36)}`;
  const { username, email } = await signUp(page, { displayName });
  await openConsole(page, '/utilisateurs', TITLE);
  for (const text of [username.toUpperCase(), email.toUpperCase(), displayName.toUpperCase()]) {
    await find(page, text);
    await expect(page.getByRole('button', { name: /^Actions pour / })).toHaveCount(1);
    await expect(page.getByText(email)).toBeVisible();
  }
});

test('on a phone a member is a card with the menu beside the name @mobile @long', async ({ page }) => {
  const { username, displayName } = await findNew(page);
  const card = page.getByRole('row').filter({ hasText: username });
  const middleOf = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const menu = await middleOf(card.getByRole('button', { name: `Actions pour ${displayName}` }));
  const name = await middleOf(card.getByText(displayName, { exact: true }));
  const status = await middleOf(card.getByText('Utilisateur', { exact: true }));
  const link = await middleOf(card.getByRole('link', { name: username }));
  expect(Math.abs(menu.y - name.y), 'menu and name').toBeLessThan(4);
  expect(Math.abs(status.y - link.y), 'status and user name').toBeLessThan(4);
  expect(link.y).toBeGreaterThan(name.y);
  expect(menu.x).toBeGreaterThan(status.x);
});

test('ADMU-03 ADMU-04 ADMU-05 DATE-03 the table of members has the contract’s columns and values @desktop', async ({
  page,
}) => {
  const { username, email, displayName } = await findNew(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    "Nom d'utilisateur",
    'Email',
    'Nom affiché',
    'Statut',
    "Date d'inscription",
    'Actions',
  ]);
  const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format();
  const cells = page.getByRole('row').last().getByRole('cell');
  await expect(cells.nth(1)).toHaveText(username);
  await expect(cells.nth(2)).toHaveText(email);
  await expect(cells.nth(3)).toContainText(displayName);
  await expect(cells.nth(4)).toHaveText('Utilisateur');
  await expect(cells.nth(5)).toHaveText(today);
  await find(page, 'admin@localhost');
  await expect(page.getByText('Admin', { exact: true })).toBeVisible();
});

test('ADMU-06 ADMU-07 ADMU-08 ROLE-12 an administrator grants and revokes the role of administrator', async ({
  page,
}) => {
  const member = await findNew(page);
  await setAdmin(page, member, true);
  await expect(page.getByRole('alert')).toContainText('Succès');
  await expect(page.getByRole('alert')).toContainText('Le statut administrateur a été mis à jour');
  await expect(page.getByText('Admin', { exact: true })).toBeVisible();
  await setAdmin(page, member, false);
  await expect(page.getByText('Utilisateur', { exact: true })).toBeVisible();
});

test('ADMU-09 a refused change shows the server’s message, or a general one', async ({ page, tolerated }) => {
  tolerated.push(/status of (409|500)/);
  const member = await findNew(page);
  await page.route(/\/api\/admin\/users\/\d+$/, (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, message: 'Ce compte est suspendu.' } }),
  );
  await setAdmin(page, member, true);
  await expect(page.getByRole('alert')).toContainText('Erreur');
  await expect(page.getByRole('alert')).toContainText('Ce compte est suspendu.');
  await page.route(/\/api\/admin\/users\/\d+$/, (route) => route.fulfill({ status: 500, body: '' }));
  await setAdmin(page, member, true);
  await expect(page.getByRole('alert')).toContainText(
    'Erreur lors de la mise à jour du statut administrateur',
  );
});

test('ADMU-10 the screen says that the members could not be loaded', async ({ page, tolerated }) => {
  tolerated.push(/status of 500/);
  await page.route(USERS, (route) => route.fulfill({ status: 500, body: '' }));
  await openConsole(page, '/utilisateurs', TITLE);
  await expect(page.getByRole('alert')).toContainText('Erreur lors de la récupération des utilisateurs');
});

test('ADMU-11 an empty list of members says why', async ({ page }) => {
  await openConsole(page, '/utilisateurs', TITLE);
  await find(page, 'personne-de-ce-nom');
  await expect(page.getByText('Aucun utilisateur ne correspond à votre recherche')).toBeVisible();
  await page.route(USERS, (route) => route.fulfill({ json: [], headers: { 'content-range': 'users */0' } }));
  await page.goto('/admin/utilisateurs');
  await expect(page.getByText('Aucun utilisateur trouvé')).toBeVisible();
});

test('an administrator saves filters under a name and applies them again @long', async ({ page }) => {
  await openConsole(page, '/utilisateurs', TITLE);
  await page.getByRole('combobox', { name: 'Comptes' }).click();
  await page.getByRole('option', { name: 'Administrateurs' }).click();
  await page.getByRole('button', { name: 'Filtres enregistrés' }).click();
  await page.getByRole('menuitem', { name: 'Enregistrer ces filtres…' }).click();
  await page.getByRole('dialog').getByLabel('Nom').fill('Les nôtres');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await page.goto('/admin/utilisateurs');
  await page.getByRole('button', { name: 'Filtres enregistrés' }).click();
  await page.getByRole('menuitem', { name: 'Les nôtres' }).click();
  await expect(page).toHaveURL(/kind.*admin/);
  await expect(page.getByRole('combobox', { name: 'Comptes' })).toHaveText('Administrateurs');
});

test('an administrator suspends a member with a reason, and lifts the suspension', async ({ page }) => {
  const member = await findNew(page);
  await choose(page, member, 'Suspendre ou bannir…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Durée').click();
  await page.getByRole('option', { name: 'Définitivement (bannir)' }).click();
  await dialog.getByLabel('Motif').fill('Publicité répétée');
  await dialog.getByRole('button', { name: 'Suspendre' }).click();
  await expect(page.getByRole('alert')).toContainText('Compte suspendu');
  await expect(page.getByText('Banni', { exact: true })).toBeVisible();
  await choose(page, member, 'Lever la suspension');
  await expect(page.getByText('Banni', { exact: true })).toHaveCount(0);
  await choose(page, member, 'Fermer les sessions');
  await expect(page.getByRole('alert')).toContainText('Sessions fermées');
});

test('a member’s screen shows their activity and the reports against it @long', async ({ page, baseURL }) => {
  const { author } = await reportedComment(baseURL!, 'Un propos à revoir', [{ reason: 'spam' }]);
  await openConsole(page, `/utilisateurs/${author.id}`, author.displayName);
  await expect(page.getByRole('region', { name: 'Activité' })).toContainText('Un propos à revoir');
  await expect(page.getByRole('region', { name: 'Signalements reçus' })).toContainText('Spam');
  await expect(page.getByRole('region', { name: 'Compte' })).toContainText(author.email);
});

test('the address of an unknown member shows « Page introuvable » @long', async ({ page, tolerated }) => {
  tolerated.push(NOT_FOUND);
  await openConsole(page, '/utilisateurs/999999', 'Page introuvable');
});

test('the audit trail lists actions and can be filtered by person, object and day @long', async ({
  page,
}) => {
  const member = await findNew(page);
  await setAdmin(page, member, true);
  await expect(page.getByRole('alert')).toContainText('Succès');
  await setAdmin(page, member, false);
  await expect(page.getByText('Utilisateur', { exact: true })).toBeVisible();
  await openConsole(page, '/journal', 'Journal');
  await expect(page.getByText('Droits admin attribués').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Objet' }).click();
  await page.getByRole('option', { name: 'Domaine' }).click();
  await expect(page.getByText('Aucune action trouvée.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Objet' }).click();
  await page.getByRole('option', { name: 'Membre' }).click();
  await page.getByRole('combobox', { name: 'Personne' }).click();
  await page.getByRole('option', { name: 'Administration' }).first().click();
  const entry = page.getByRole('row').filter({ hasText: 'Droits admin retirés' }).first();
  await expect(entry.locator('del')).toHaveText('oui');
  await expect(entry.locator('ins')).toHaveText('non');
  await page.getByLabel('Au', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Aucune action trouvée.')).toBeVisible();
});

test('the screens of members have no axe violations @long', async ({ page, baseURL }) => {
  test.slow();
  const { author } = await reportedComment(baseURL!, 'Un propos', [{ reason: 'spam' }]);
  await openConsole(page, '/utilisateurs', TITLE);
  await expect(page.getByRole('button', { name: /^Actions pour / }).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: `Actions pour ${author.displayName}` })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Suspendre ou bannir…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await openConsole(page, `/utilisateurs/${author.id}`, author.displayName);
  await expect(page.getByRole('region', { name: 'Activité' })).toContainText('Un propos');
  await expectAccessible(page);
  await openConsole(page, '/journal', 'Journal');
  await expect(page.getByText(/^Lignes par page|sur \d+$|Aucune action/).first()).toBeVisible();
  await expectAccessible(page);
});

import { visit } from '../browser.js';
import { expectAccessible, openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';
import { signUp, stranger } from '../members.js';

// Other tests count the members of the other sites.
test.use({ site: 'workshop' });

test('an administrator creates an account, changes its email address and deletes it @long', async ({
  tolerated,
  page,
  browser,
  baseURL,
  linkMailedTo,
}) => {
  test.slow();
  tolerated.push(/status of 429/);
  const { username, displayName, email, password } = stranger();
  const dialog = page.getByRole('dialog');
  await openConsole(page, '/utilisateurs', 'Gestion des Utilisateurs');
  await page.getByRole('button', { name: 'Nouveau compte' }).click();
  await dialog.getByLabel('Nom d’utilisateur').fill(username);
  await dialog.getByLabel('Nom affiché').fill(displayName);
  await dialog.getByLabel('Adresse e-mail').fill(email);
  await dialog.getByRole('switch', { name: 'Contributeur' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await expect(dialog).toHaveCount(0);
  // The sites under test send no email, and the page says so.
  await expect(page.getByText(`Remettez-en le lien à ${displayName}.`)).toBeVisible();

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await theirs.newPage();
  await visit(other, await linkMailedTo(email, '/nouveau-mot-de-passe'));
  await other.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await other.getByLabel('Confirmation du mot de passe').fill(password);
  await other.getByRole('main').locator('button[type=submit]').click();
  await expect(other).toHaveURL(/\/connexion/);
  const login = await other.request.post('/api/auth/login', { data: { username: email, password } });
  expect(login.status()).toBe(200);
  await theirs.close();

  const choose = async (entry: string) => {
    await page.getByPlaceholder('Rechercher un utilisateur...').fill(username);
    await expect(page.getByRole('button', { name: /^Actions pour / })).toHaveCount(1);
    await page.getByRole('button', { name: `Actions pour ${displayName}` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Changer l’adresse e-mail…');
  await dialog.getByLabel('Adresse e-mail').fill(`autre-${email}`);
  await dialog.getByLabel('Motif').fill('Boîte perdue.');
  await dialog.getByRole('button', { name: 'Changer' }).click();
  await expect(page.getByText(`autre-${email}`)).toBeVisible();
  await choose('Envoyer un lien de mot de passe');
  await expect(page.getByText('Lien préparé')).toBeVisible();
  await linkMailedTo(`autre-${email}`, '/nouveau-mot-de-passe');
  await choose('Envoyer un lien de mot de passe');
  await expect(page.getByText('Un lien a déjà été envoyé à ce membre')).toBeVisible();
  await choose('Supprimer le compte…');
  await dialog.getByLabel('Motif').fill('À sa demande.');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun utilisateur ne correspond à votre recherche')).toBeVisible();
});

test('an administrator merges two accounts of one person after a preview of what moves and what is lost @long', async ({
  page,
}) => {
  const into = await signUp(page, { displayName: 'Maëlle Le Goff' });
  const from = await signUp(page, { displayName: 'Maëlle (ancien)' });
  const { tutorials } = await (await page.request.get('/api/tutorials?limit=1')).json();
  const kept = await page.request.post('/api/favorites', { data: { tutorialId: tutorials[0].id } });
  expect(kept.ok()).toBe(true);
  await openConsole(page, '/utilisateurs', 'Gestion des Utilisateurs');
  await page.getByPlaceholder('Rechercher un utilisateur...').fill(from.username);
  await expect(page.getByRole('button', { name: /^Actions pour / })).toHaveCount(1);
  await page.getByRole('button', { name: `Actions pour ${from.displayName}` }).click();
  await page.getByRole('menuitem', { name: 'Fusionner avec un autre compte…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Compte qui reçoit tout').fill(into.username);
  await page.getByRole('option', { name: new RegExp(into.username) }).click();
  await expect(dialog).toContainText('Passe à l’autre compte : 1 favori.');
  await expect(dialog).toContainText(`Se perd : le compte ${from.username}`);
  await dialog.getByLabel('Motif').fill('Inscrite deux fois.');
  await dialog.getByLabel(/^Pour confirmer/).fill(into.username);
  await dialog.getByRole('button', { name: 'Fusionner' }).click();
  await expect(dialog).toContainText(`Ce n’est pas ${from.username}.`);
  await expectAccessible(page);
  await dialog.getByLabel(/^Pour confirmer/).fill(from.username);
  await dialog.getByRole('button', { name: 'Fusionner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: into.displayName })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Compte' })).toContainText(into.username);
  await expect(dialog).toHaveCount(0);
});

import { expectAccessible, openConsole, sideMenu } from '../console.js';
import { expect, test } from '../fixtures.js';
import { administrator, signIn, signUp } from '../members.js';

// Other tests count the members of the other sites.
test.use({ site: 'workshop' });

test('a new moderator sees the screens of moderators and no others, until an administrator revokes the role @desktop', async ({
  tolerated,
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  tolerated.push(/403 \(Forbidden\)/);
  const member = await signUp(page);
  await page.context().clearCookies();
  await openConsole(page, '/utilisateurs', 'Gestion des Utilisateurs');
  const dialog = page.getByRole('dialog');
  async function openRoles(): Promise<void> {
    await page.getByPlaceholder('Rechercher un utilisateur...').fill(member.username);
    await expect(page.getByRole('button', { name: /^Actions pour / })).toHaveCount(1);
    await page.getByRole('button', { name: `Actions pour ${member.displayName}` }).click();
    await page.getByRole('menuitem', { name: 'Rôles…' }).click();
  }
  await openRoles();
  await dialog.getByRole('switch', { name: 'Modérateur' }).check();
  await dialog.getByLabel('Motif').fill('Rejoint la modération.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Modérateur', { exact: true }).first()).toBeVisible();
  await page.goto('/admin/journal');
  await expect(page.getByText('Rôle de modérateur donné').first()).toBeVisible();
  await expect(page.getByText('Note : Rejoint la modération.').first()).toBeVisible();

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await theirs.newPage();
  await signIn(other, member);
  await other.goto('/admin/');
  await expect(other).toHaveURL(/\/admin\/signalements/);
  const menu = await sideMenu(other);
  await expect(menu.getByRole('link')).toHaveText([
    /^Signalements/,
    /^File de modération/,
    /^Recours/,
    /^Commentaires/,
    /^Retenus/,
    /^Utilisateurs/,
    /^Relectures/,
  ]);
  await other.goto('/admin/parametres');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await other.goto('/admin/utilisateurs');
  await other.getByPlaceholder('Rechercher un utilisateur...').fill(administrator.username);
  await expect(other.getByRole('button', { name: /^Actions pour / })).toHaveCount(1);
  await other.getByRole('button', { name: /^Actions pour / }).click();
  await expect(other.getByRole('menuitem', { name: /droits admin|Rôles/ })).toHaveCount(0);
  await expect(other.getByRole('menuitem', { name: 'Suspendre ou bannir…' })).toBeDisabled();
  await other.keyboard.press('Escape');

  // The role is revoked while they are there; their next request ends the visit. No live message comes before it.
  await other.routeWebSocket(/\/ws$/, (socket) => void socket.close());
  await other.goto('/admin/commentaires');
  await expect(other.getByRole('heading', { level: 1, name: 'Gestion des Commentaires' })).toBeVisible();
  await page.goto('/admin/utilisateurs');
  await openRoles();
  await dialog.getByRole('switch', { name: 'Modérateur' }).uncheck();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toHaveCount(0);
  await other.getByPlaceholder('Rechercher un commentaire...').fill('rien');
  await expect(other.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
  await theirs.close();
});

test('the console sends an administrator without the required second factor to the page that sets it up @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/403 \(Forbidden\)/);
  await openConsole(page, '/utilisateurs', 'Gestion des Utilisateurs');
  await expect(page.getByRole('switch', { name: /^Exiger un second facteur/ })).not.toBeChecked();
  const message = 'Ce site demande un second facteur.';
  await page.route(/\/api\/admin\/staff-rules$/, (route) =>
    route.fulfill({ status: 403, json: { statusCode: 403, code: 'two_factor_needed', message } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Second facteur demandé' })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mettre en place un second facteur' }).click();
  await expect(page).toHaveURL(/\/profil\/compte$/);
});

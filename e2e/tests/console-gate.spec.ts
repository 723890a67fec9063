import { gzipSync } from 'node:zlib';
import { NOT_FOUND } from '../browser.js';
import { expectAccessible, openConsole, openScreen, sideMenu } from '../console.js';
import { expect, test } from '../fixtures.js';
import { administrator, endSession, signUp } from '../members.js';

const titles = {
  '': 'Tableau de bord',
  '/dashboard': 'Tableau de bord',
  '/utilisateurs': 'Gestion des Utilisateurs',
  '/signalements': 'Gestion des signalements',
  '/parametres': 'Paramètres Système',
};

for (const path of Object.keys(titles)) {
  test(`ADMG-05 ROLE-11 a member is refused at /admin${path}`, async ({ page }) => {
    await signUp(page);
    await page.goto(`/admin${path}`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Accès refusé');
    await expect(alert).toContainText(
      "Vous n'avez pas les droits administrateurs nécessaires pour accéder à cette page.",
    );
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
  });
}

test('ROLE-11 the console opens only if isAdmin is true itself, not a string', async ({ page }) => {
  await page.route(/\/api\/auth\/me$/, (route) => route.fulfill({ json: { id: 1, isAdmin: 'true' } }));
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('Accès refusé');
});

test('ADMG-06 ROLE-10 SHELL-14 SHELL-15 SHELL-16 SHELL-17 SHELL-18 an administrator sees each screen', async ({
  page,
}) => {
  await openConsole(page, '', 'Tableau de bord');
  for (const [path, title] of Object.entries(titles)) await openScreen(page, path, title);
});

test('ADMM-01 ADMM-02 the side menu leads to every screen and marks the present one', async ({ page }) => {
  await openConsole(page, '', 'Tableau de bord');
  const menu = await sideMenu(page);
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.toSorted()).toEqual([
    '/admin/apparence',
    '/admin/commentaires',
    '/admin/commentaires-retenus',
    '/admin/courrier',
    '/admin/dashboard',
    '/admin/demandes',
    '/admin/domaines',
    '/admin/etat',
    '/admin/file',
    '/admin/inscriptions',
    '/admin/journal',
    '/admin/messages',
    '/admin/newsletter',
    '/admin/pages',
    '/admin/parametres',
    '/admin/recherches',
    '/admin/recours',
    '/admin/relectures',
    '/admin/signalements',
    '/admin/tutoriels',
    '/admin/utilisateurs',
  ]);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Tableau de bord');
  await menu.getByRole('link', { name: 'Utilisateurs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestion des Utilisateurs');
  await expect((await sideMenu(page)).locator('[aria-current="page"]')).toHaveText('Utilisateurs');
});

test('40.36 a long site name is truncated and leaves room for the buttons of the header @mobile', async ({
  page,
}) => {
  const siteName = 'L’université populaire des savoirs maritimes et littoraux de Cornouaille et d’ailleurs';
  await page.route(/\/api\/settings$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), siteName } });
  });
  await openConsole(page, '', 'Tableau de bord');
  const header = page.getByRole('banner');
  const name = header.getByTitle(siteName);
  await expect(name).toHaveCSS('text-overflow', 'ellipsis');
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  for (const button of await header.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('40.36 a count of waiting items is beside the name of its screen, on one line @desktop @long', async ({
  page,
}) => {
  await page.route(/\/api\/admin\/moderation\/queue\?/, (route) =>
    route.fulfill({ json: { things: [], total: 88 } }),
  );
  await openConsole(page, '', 'Tableau de bord');
  const entry = (await sideMenu(page)).getByRole('link', { name: /^File de modération/ });
  await expect(entry.getByLabel('88 en attente')).toBeVisible();
  const other = (await sideMenu(page)).getByRole('link', { name: /^Domaines/ });
  expect((await entry.boundingBox())!.height).toBe((await other.boundingBox())!.height);
});

test('the first screen of the console loads at most 300 kB of scripts @long', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((code) => gzipSync(code).length));
  });
  await openConsole(page, '', 'Tableau de bord');
  await expect(page.getByRole('heading', { name: 'Trente derniers jours' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(100_000);
  expect(total).toBeLessThanOrEqual(300_000);
});

test('an unknown address below /admin shows « Page introuvable » inside the console', async ({ page }) => {
  await openConsole(page, '/rien', 'Page introuvable');
  await expect(await sideMenu(page)).toBeVisible();
});

test('40.18 after a session has ended the console asks for the password and keeps what was typed', async ({
  page,
  tolerated,
}) => {
  tolerated.push(NOT_FOUND);
  await openConsole(page, '/parametres', 'Paramètres Système');
  const field = page.getByLabel('Nom du site');
  await field.fill('Un nom pas encore enregistré');
  await endSession(page);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(dialog).toContainText(administrator.username);
  await expectAccessible(page);
  const send = () => dialog.getByRole('button', { name: 'Se connecter' }).click();
  await dialog.getByLabel('Mot de passe').fill('pas le bon');
  await send();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Mot de passe').fill(administrator.password);
  await send();
  await expect(dialog).toHaveCount(0);
  await expect(field).toHaveValue('Un nom pas encore enregistré');
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
});

test('40.18 the console keeps what was typed while the server cannot say who is signed in @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/, NOT_FOUND);
  await openConsole(page, '/parametres', 'Paramètres Système');
  const field = page.getByLabel('Nom du site');
  await field.fill('Un nom pas encore enregistré');
  const asked = page.waitForResponse(/\/api\/auth\/me$/);
  await page.route(/\/api\/auth\/me$/, (route) => route.fulfill({ status: 503 }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await asked;
  await expect(field).toHaveValue('Un nom pas encore enregistré');
});

test('the console says that the server does not answer, and offers to try again', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  let down = true;
  await page.route(/\/api\/auth\/me$/, (route) => (down ? route.fulfill({ status: 503 }) : route.continue()));
  await signUp(page);
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas');
  down = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('alert')).toContainText('Accès refusé');
});

test('the theme follows the system until the reader chooses one, which holds for console and public site @long', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openConsole(page, '', 'Tableau de bord');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: /^Thème\s: comme le système/ }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
});

test('the refusal page and the menus of the console have no axe violations @long', async ({ page }) => {
  test.slow();
  await signUp(page);
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await openConsole(page, '/rien', 'Page introuvable');
  await sideMenu(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu du compte' }).click();
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
  await expectAccessible(page);
});

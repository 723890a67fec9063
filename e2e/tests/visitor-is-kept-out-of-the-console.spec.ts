import { hold, NOT_FOUND } from '../browser.js';
import { expect, test } from '../fixtures.js';

const paths = [
  '/admin',
  '/admin/dashboard',
  '/admin/utilisateurs',
  '/admin/signalements',
  '/admin/parametres',
];

test.beforeEach(({ tolerated }) => {
  tolerated.push(NOT_FOUND);
});

for (const path of paths) {
  test(`ADMG-01 ADMG-02 ADMG-03 ${path} checks the session, then refuses the visitor`, async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, /\/api\/auth\/me$/);
    await page.goto(path);
    await expect(page.getByText('Vérification des autorisations...')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Stops the clock: two seconds after the refusal the page would redirect.
    await page.clock.pauseAt(Date.now() + 60_000);
    release();
    await expect(page.getByRole('alert')).toContainText('Accès refusé');
    await expect(page.getByRole('alert')).toContainText('Vous devez vous connecter');
    await expect(page.getByText('Vérification des autorisations...')).toHaveCount(0);
  });
}

test('ADMG-04 after 2 seconds the visitor is taken to /connexion', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, /\/api\/auth\/me$/);
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Vérification des autorisations...')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  release();
  await expect(page.getByRole('alert')).toContainText('Accès refusé');
  await page.clock.runFor(1900);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/connexion\?retour=%2Fadmin%2Fdashboard$/);
});

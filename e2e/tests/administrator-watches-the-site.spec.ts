import { expectAccessible, openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';

// No other test needs the data that is deleted here.
test.use({ site: 'workshop' });

test('one screen shows the health checks and the disk usage, and frees space @long', async ({ page }) => {
  test.slow();
  await openConsole(page, '/etat', 'État du site');
  const checks = page.getByRole('list', { name: 'Contrôles' }).getByRole('listitem');
  await expect(checks).toHaveCount(11, { timeout: 30_000 });
  await expect(checks.filter({ hasText: 'Base de données' })).toContainText(
    /(Bien|À surveiller).*répond en \d+/,
  );
  await expect(checks.filter({ hasText: 'Courrier' })).toContainText('À surveiller');
  await expect(checks.filter({ hasText: 'Certificat' })).toContainText('À surveiller');
  await expect(page.getByRole('region', { name: 'Dernières 24 heures' })).toContainText(
    'Aucune réponse en erreur',
  );
  await expectAccessible(page);
  const taken = page.getByRole('list', { name: 'Ce qui prend de la place' });
  await expect(taken.getByRole('listitem').filter({ hasText: 'Base de données' })).toContainText(
    /[\d,]+\s(ko|Mo)/,
  );
  const release = page.getByRole('button', { name: 'Libérer : Pages gardées (en mémoire)' });
  await expect(async () => {
    // Other tests change content meanwhile, which empties the cache of pages.
    await fetch(new URL('/', page.url()));
    await page.reload();
    await expect(release).toBeVisible({ timeout: 5000 });
  }).toPass();
  await release.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Libérer' }).click();
  await expect(page.getByText('Place libérée')).toBeVisible();
  await checks.getByRole('link', { name: 'Courrier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courrier' })).toBeVisible();
});

test('the dashboard warns of a full disk and links to the disk usage @long', async ({ page }) => {
  const says = 'Il reste 800 Mo sur 40 Go (2 %).';
  await page.route('**/api/admin/condition/disk', (route) =>
    route.fulfill({ json: { state: 'repair', says } }),
  );
  await openConsole(page, '/', 'Tableau de bord');
  const warning = page.getByRole('alert').filter({ hasText: 'Le disque se remplit.' });
  await expect(warning).toContainText(says);
  await warning.getByRole('link', { name: 'Voir ce qui prend de la place' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'État du site' })).toBeVisible();
});

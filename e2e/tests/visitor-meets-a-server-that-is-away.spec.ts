import { request, type Page } from '@playwright/test';
import { footLink, visit } from '../browser.js';
import { expect, test as base } from '../fixtures.js';
import { administrator } from '../members.js';
import { type Site, START_TIMEOUT_MS, startSite } from '../sites.js';

/** A site for this test, to be stopped and started again. */
const test = base.extend<object, { own: Site }>({
  own: [
    async ({}, use) => {
      const site = await startSite('demo', '');
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ own }, use) => use(own.address),
  tolerated: async ({}, use) =>
    use([/ERR_(CONNECTION|EMPTY|SOCKET)_/, /dynamically imported module/, /status of 503/, /WebSocket/]),
});

test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Opens the list of domains, with the code of a domain's page already loaded. */
async function amongDomains(page: Page): Promise<void> {
  await visit(page, '/domaines/design');
  await footLink(page, 'Domaines').click();
  await expect(page.getByRole('main').getByRole('link', { name: /Langues/ })).toBeVisible();
}
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Réessayer' });

test('a page whose data fail to load has a button that retries until the server is back', async ({
  page,
  own,
}) => {
  await amongDomains(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await own.halt();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Langues/ })
    .click();
  await expect(heading(page)).toHaveText('Impossible de charger ce domaine.');
  await own.resume();
  await again(page).click();
  await expect(heading(page)).toHaveText('Domaine: Langues');
  await expect(page.locator('body[data-same]')).toBeVisible();
});

test('a page whose code fails to load shows our error page, not the browser’s, until the server is back @long', async ({
  page,
  own,
}) => {
  await visit(page, '/domaines');
  await own.halt();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(heading(page)).toHaveText('Une erreur est survenue');
  await again(page).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Le serveur ne répond pas');
  await expect(heading(page)).toHaveText('Une erreur est survenue');
  await own.resume();
  await again(page).click();
  await expect(heading(page)).toHaveText('Foire aux questions');
});

test('during maintenance an open page shows a message and continues afterwards, a new page is the notice @long', async ({
  page,
  own,
}) => {
  const admin = await request.newContext({ baseURL: own.address });
  await admin.post('/api/auth/login', { data: administrator });
  const setMaintenance = async (maintenanceMode: boolean) => {
    const answer = await admin.patch('/api/admin/settings', { data: { maintenanceMode } });
    expect(answer.status()).toBe(200);
  };
  await amongDomains(page);
  await setMaintenance(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Productivité/ })
    .click();
  await expect(heading(page)).toHaveText('Impossible de charger ce domaine.');
  await expect(page.getByRole('main')).toContainText(
    'Le site est en maintenance. Revenez dans quelques minutes.',
  );
  const other = await page.context().newPage();
  expect((await other.goto('/catalogue'))?.status()).toBe(503);
  await expect(heading(other)).toHaveText('Le site est en maintenance');
  await setMaintenance(false);
  await again(page).click();
  await expect(heading(page)).toHaveText('Domaine: Productivité');
  await other.reload();
  await expect(heading(other)).toHaveText('Catalogue de formations');
  await admin.dispose();
});

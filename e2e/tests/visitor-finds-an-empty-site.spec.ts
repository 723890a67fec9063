import { expectAccessible } from '../accessibility.js';
import { takenOver } from '../browser.js';
import { expect, test as base } from '../fixtures.js';
import { type Site, START_TIMEOUT_MS, startSite } from '../sites.js';

/** A site without demo content. */
const test = base.extend<object, { own: Site }>({
  own: [
    async ({}, use) => {
      const site = await startSite('demo', '', { SEED: 'none' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ own }, use) => use(own.address),
});

test('an empty site invites to write, and names no founder', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  const popular = page.getByRole('region', { name: 'Tutoriels du moment' });
  await expect(popular.getByText('Le premier tutoriel reste à écrire')).toBeVisible();
  await expect(popular.getByRole('link')).toHaveText('Devenir contributeur');
  await expect(page.getByRole('heading', { level: 2, name: /fondateur/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'À propos' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Facebook' })).toHaveCount(0);
  await expectAccessible(page, 'the home page of an empty site');
});

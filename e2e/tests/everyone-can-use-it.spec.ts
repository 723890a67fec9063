import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { menuToggle, NOT_FOUND, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { screens } from '../pages.js';

test.use({ site: 'rich' });

/** Fails with the rules that are broken and where. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect.soft(found, state).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('no page breaks a rule of axe', async ({ page, tolerated }) => {
      test.setTimeout(120_000);
      tolerated.push(NOT_FOUND);
      for (const { path } of screens) {
        await visit(page, path);
        await expect(page.locator('html')).toHaveClass(new RegExp(theme));
        await expectAccessible(page, path);
      }
    });

    test('nor does what opens', async ({ page, isMobile }) => {
      await visit(page, '/');
      await page.getByRole('banner').locator('summary[aria-label="Notifications"]').click();
      await expectAccessible(page, 'the notifications');
      if (isMobile) {
        await menuToggle(page).click();
        await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
        await expectAccessible(page, 'the menu');
      }
      await page.getByRole('button', { name: 'S’inscrire' }).click();
      await expect(page.getByText(/^Erreur/)).toBeVisible();
      await expectAccessible(page, 'the newsletter’s error');

      await visit(page, '/recherche?q=code');
      for (const title of ['Difficulté', 'Temps de lecture', 'Étiquettes', 'Tri', 'Nombre de résultats']) {
        await page.locator('summary', { hasText: new RegExp(`^${title}$`) }).click();
        await expectAccessible(page, `the filter ${title}`);
      }

      await visit(page, '/tutoriels/5');
      const contents = page.getByRole('navigation', { name: 'Sommaire' });
      if (isMobile) await contents.locator('summary').click();
      await expect(contents.getByRole('link').first()).toBeVisible();
      await expectAccessible(page, 'the table of contents');
      await page.getByRole('button', { name: 'Solène Arzur-Le Gall' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'the author’s dialog');

      await visit(page, '/faq');
      for (const question of await page.locator('main summary').all()) await question.click();
      await expectAccessible(page, 'the answers');
    });

    test('nor do the skeletons', async ({ page }) => {
      await visit(page, '/faq');
      await page.route(/\/api\//, () => new Promise(() => {}));
      const footer = page.getByRole('contentinfo');
      for (const [link, skeleton] of [
        ['Catalogue', 'Chargement des tutoriels'],
        ['Recherche', 'Recherche en cours'],
      ] as const) {
        await footer.getByRole('link', { name: link }).click();
        await expect(page.getByRole('status', { name: skeleton })).toBeVisible();
        await expectAccessible(page, skeleton);
      }
    });
  });
}

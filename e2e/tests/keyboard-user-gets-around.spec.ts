import type { Page } from '@playwright/test';
import { menuToggle, tabTo, visit } from '../browser.js';
import { openConsole, sideMenu } from '../console.js';
import { expect, test } from '../fixtures.js';

test('the skip link is the first tab stop, shows on focus and leads to the content', async ({ page }) => {
  await visit(page, '/catalogue');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Recherche' })).toBeFocused();
});

for (const path of ['/', '/recherche', '/tutoriels/1']) {
  test(`each of the first 40 tab stops of ${path} has a visible focus @long`, async ({ page }) => {
    await visit(page, path);
    expect(await visibleStops(page, 40)).toBeGreaterThan(15);
  });
}

/** Text announced to screen readers. */
const announced = (page: Page) => page.locator('[aria-live=polite]').filter({ hasText: / – Passerelle$/ });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a page opened by a link takes the focus and announces its title, as a loaded document does @long', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/catalogue');
  await expect(announced(page)).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  const field = page.getByLabel('Recherche', { exact: true });
  await field.fill('e');
  await expect(page).toHaveURL(/q=e$/);
  await expect(field).toBeFocused();

  const link = page.getByRole('article').last().getByRole('link');
  const title = await link.innerText();
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(title);
  await expect(heading.or(page.getByRole('main')).and(page.locator(':focus'))).toBeVisible();
  await expect(announced(page)).toHaveText(`${title} – Passerelle`);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText('Catalogue de formations');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(announced(page)).toHaveText('Catalogue de formations – Passerelle');
  await expect.poll(() => scrolled(page)).toBe(120);

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(heading).toHaveText('Foire aux questions');
  await expect(heading).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.keyboard.press('Tab');
  const isBelow = (element: Element) =>
    element.closest('main') !== null && element === document.activeElement;
  expect(await page.locator(':focus').evaluate(isBelow)).toBe(true);

  if (isMobile) await page.getByRole('contentinfo').getByRole('link', { name: 'Passerelle' }).click();
  else {
    await page.getByRole('banner').getByRole('link', { name: 'Domaines' }).click();
    await expect(page.locator('#domains')).toBeFocused();
    await expect(page.locator('#domains')).toBeInViewport();
  }
  await page.getByRole('main').getByRole('combobox').fill('code');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Recherche avancée');
  await expect(heading).toBeFocused();
  await expect(announced(page)).toHaveText('Recherche : code – Passerelle');

  await visit(page, '/auth/login');
  await page.getByRole('tab', { name: 'Connexion' }).press('ArrowRight');
  await expect(page).toHaveURL(/register$/);
  await expect(page.getByRole('tab', { name: 'Inscription' })).toBeFocused();
});

test('a screen of the console opened by a link takes the focus and announces its title @long', async ({
  page,
}) => {
  await openConsole(page, '/parametres', 'Paramètres Système');
  const heading = page.getByRole('heading', { level: 1 });
  // Until the settings are loaded, the last button is within the first screen.
  const focusLast = async () => {
    await page.getByRole('button').last().focus();
    return scrolled(page);
  };
  await expect.poll(focusLast).toBeGreaterThan(0);
  const place = await scrolled(page);
  await (await sideMenu(page)).getByRole('link', { name: 'Domaines' }).click();
  await expect(heading).toHaveText('Gestion des Domaines');
  await expect(heading.or(page.getByRole('main')).and(page.locator(':focus'))).toBeVisible();
  await expect(announced(page)).toHaveText('Gestion des Domaines – Administration – Passerelle');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText('Paramètres Système');
  await expect(heading).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('each of the first 25 tab stops of a screen of the console has a visible focus @long', async ({
  page,
}) => {
  await openConsole(page, '/domaines', 'Gestion des Domaines');
  await expect(page.getByRole('button', { name: 'Modifier Design' })).toBeVisible();
  expect(await visibleStops(page, 25)).toBeGreaterThan(15);
});

/**
 * Presses Tab `presses` times; fails at the first stop without a visible focus.
 * @returns the number of different stops
 */
async function visibleStops(page: Page, presses: number): Promise<number> {
  const places = new Set<string>();
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const { name, visible } = await page.evaluate(() => {
      const element = document.activeElement!;
      const drawn = (style: CSSStyleDeclaration) =>
        style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      return {
        name: element.outerHTML.slice(0, 400),
        visible:
          element === document.body ||
          drawn(getComputedStyle(element)) ||
          drawn(getComputedStyle(element, '::after')),
      };
    });
    expect(visible, name).toBe(true);
    places.add(name);
  }
  return places.size;
}

test(
  'the menu opens with Enter, closes with Escape and returns the focus to its button @long',
  { tag: '@mobile' },
  async ({ page }) => {
    await visit(page, '/');
    const toggle = menuToggle(page);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Catalogue' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalogue$/);
    await expect(menu).toBeHidden();
  },
);

test('the author’s dialog keeps the focus inside, and returns it when closed @long', async ({ page }) => {
  await visit(page, '/tutoriels/1');
  const author = page.getByRole('button', { name: 'Maëlle Kerguélen' });
  await author.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused();
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement!.closest('[role=dialog]');
    });
    expect(behind, 'the focus is behind the dialog').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(author).toBeFocused();
});

test('a reader searches with the keyboard alone', async ({ page, isMobile }) => {
  await visit(page, '/');
  await tabTo(page, page.getByRole('main').getByRole('combobox'));
  await page.keyboard.type('contrastes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=contrastes$/);
  if (isMobile) {
    await tabTo(page, page.getByRole('main').locator('summary', { hasText: 'Modifier la recherche' }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('main').locator('summary', { hasText: /^Difficulté$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Difficulté', { exact: true }));
  await page.keyboard.type('Inter');
  await tabTo(page, page.getByRole('button', { name: 'Appliquer les filtres' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/difficulty=interm%C3%A9diaire/);
  await expect(page.getByRole('heading', { name: '1 tutoriels trouvés sur 1' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Lire le tutoriel' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Choisir des contrastes lisibles');
});

test('a reader filters the catalogue with the keyboard alone @long', async ({ page }) => {
  await visit(page, '/catalogue');
  const fold = page.locator('summary', { hasText: 'Filtres et tri' });
  if (await fold.isVisible()) {
    await tabTo(page, fold);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByLabel('Tri'));
  await page.keyboard.press('End');
  await expect(page.getByRole('article').first()).toContainText('Choisir des contrastes');
  await tabTo(page, page.getByRole('article').first().getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Choisir des contrastes');
});

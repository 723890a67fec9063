import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { hold, menuToggle, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test.use({ site: 'rich' });

const CALL = /\/api\/search\/suggestions\?/;

const box = (page: Page) => page.getByRole('main').getByRole('search');
const field = (page: Page) => box(page).getByRole('combobox');
const popup = (page: Page) => box(page).getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => popup(page).getByRole('option');
const active = (page: Page) => popup(page).getByRole('option', { selected: true });

async function goHome(page: Page): Promise<void> {
  await page.goBack();
  // The address changes before the page does.
  await expect(page.locator('#_mots')).toHaveCount(0);
}

test('the search box suggests tutorials while typing, and the keyboard alone opens one', async ({ page }) => {
  await visit(page, '/');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).pressSequentially('async');
  await expect(popup(page)).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveAttribute('aria-controls', (await popup(page).getAttribute('id'))!);
  await expect(box(page).getByRole('status')).toHaveText(/^\d+ suggestions?, flèches haut et bas/);
  await expect(popup(page).getByRole('group', { name: 'Tutoriels' })).toContainText('Comprendre async/await');

  await field(page).press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active(page).getAttribute('id'))!,
  );
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, 'the suggestions');
  // Home moves the cursor and clears the active option, so that Enter searches for the text again.
  await field(page).press('Home');
  await expect(active(page)).toHaveCount(0);

  // The first Escape closes the list; the second is the browser's own and empties the field.
  await field(page).press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(field(page)).toHaveValue('async');
  await field(page).press('ArrowDown');
  await expect(active(page)).toContainText('Comprendre async/await');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/tutoriels\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Comprendre async/await');
});

test('the suggestions say that some may be missing while the search index is being built @long', async ({
  page,
}) => {
  await visit(page, '/');
  let isPrepared = false;
  await page.route(CALL, async (route) => {
    if (isPrepared) return route.fallback();
    return route.fulfill({ json: { suggestions: [], preparing: { done: 1200, total: 10_000 } } });
  });
  await field(page).fill('async');
  const said = /La recherche se prépare\s: il peut manquer des suggestions\./;
  await expect(box(page).getByText(said).first()).toBeVisible();
  await expect(box(page).getByRole('status')).toHaveText(said);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  isPrepared = true;
  await field(page).fill('asyn');
  await expect(options(page).first()).toBeVisible();
  await expect(box(page).getByText(said)).toHaveCount(0);
});

test('late suggestions for an earlier text are not shown @long', async ({ page }) => {
  await visit(page, '/');
  const release = await hold(page, /suggestions\?query=async$/);
  const late = page.waitForRequest(/suggestions\?query=async$/);
  await field(page).fill('async');
  await late;
  await field(page).fill('boulangerie');
  await expect(options(page).first()).toContainText(/boulangerie|async/i);
  await field(page).fill('zzzz');
  await expect(box(page).getByRole('status')).toHaveText('Aucune suggestion.');
  release();
  await expect(popup(page)).toBeHidden();
});

test('the box suggests earlier searches of the device, which can be deleted one by one or all at once @long', async ({
  page,
}) => {
  await visit(page, '/');
  for (const text of ['lampes', 'contraste', 'pont']) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${text}$`));
    await goHome(page);
  }
  await field(page).fill('');
  const earlier = popup(page).getByRole('group', { name: 'Recherches de cet appareil' }).getByRole('option');
  await expect(earlier).toHaveText([/^pont/, /^contraste/, /^lampes/]);
  await field(page).press('ArrowDown');
  await field(page).press('Delete');
  await expect(earlier).toHaveText([/^contraste/, /^lampes/]);
  await earlier.first().getByTitle('Oublier « contraste »').click();
  await expect(earlier).toHaveText([/^lampes/]);
  await earlier.first().click();
  await expect(page).toHaveURL(/\/recherche\?q=lampes$/);

  await goHome(page);
  // The browser may have restored the field's earlier value.
  await field(page).fill('');
  await page.getByRole('button', { name: 'Effacer les recherches de cet appareil' }).click();
  await expect(popup(page)).toBeHidden();
  await page.reload();
  await field(page).click();
  await field(page).fill('l');
  await expect(options(page).first()).toBeVisible();
  await expect(earlier).toHaveCount(0);
});

test(
  'the box searches without suggestions when they fail to load @long',
  { tag: '@mobile' },
  async ({ page, tolerated }) => {
    tolerated.push(/net::ERR_FAILED/);
    await visit(page, '/faq');
    await page.route(CALL, (route) => route.abort());
    await menuToggle(page).click();
    const menuBox = page.getByRole('banner').getByRole('search');
    const failed = page.waitForEvent('requestfailed');
    await menuBox.getByRole('combobox').fill('contrastes');
    await failed;
    await expect(menuBox.getByRole('listbox')).toBeHidden();
    await menuBox.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/recherche\?q=contrastes$/);
  },
);

test(
  'suggestions are large enough for a finger, and Escape closes them before the menu @long',
  { tag: '@mobile' },
  async ({ page }) => {
    await visit(page, '/faq');
    await menuToggle(page).click();
    const menuBox = page.getByRole('banner').getByRole('search');
    await menuBox.getByRole('combobox').fill('p');
    const first = menuBox.getByRole('option').first();
    await expect(first).toBeVisible();
    for (const option of await menuBox.getByRole('option').all()) {
      expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await menuBox.getByRole('combobox').press('Escape');
    await expect(menuBox.getByRole('listbox')).toBeHidden();
    await expect(menuBox.getByRole('combobox')).toBeVisible();
    await menuBox.getByRole('combobox').press('Escape');
    await expect(menuBox).toBeHidden();
  },
);

test(
  'the search link of the header focuses the field of the search page @long',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher un tutoriel' }).click();
    await expect(page).toHaveURL(/\/recherche$/);
    await expect(page.getByRole('combobox', { name: 'Mots à chercher' })).toBeFocused();
  },
);

import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test.use({ site: 'rich' });

const PATH = '/tutoriels/5';

test('a block of code is copied with its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PATH);
  const blocks = page.locator('#article pre');
  await expect(page.getByRole('button', { name: 'Copier le code' })).toHaveCount(await blocks.count());
  const block = blocks.first();
  const button = block.getByRole('button');
  await block.evaluate((element) => element.scrollTo({ left: 1000, behavior: 'instant' }));
  const [around, inside] = [(await block.boundingBox())!, (await button.boundingBox())!];
  expect(inside.x).toBeGreaterThan(around.x);
  expect(inside.x + inside.width).toBeLessThan(around.x + around.width - 10);

  await button.press('Enter');
  await expect(button).toHaveText('Copié');
  await expect(page.locator('[aria-live=polite]').getByText('Code copié')).toBeVisible();
  const code = await block.locator('code').innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code.replace(/\n$/, ''));
  await expect(button).toHaveText('Copier');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Denied'));
  });
  await button.click();
  await expect(page.getByText('Impossible de copier le code')).toBeVisible();
});

test('on paper stands what is read, light and within its width', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, PATH);
  await page.locator('[data-part=comments]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Commentaires' })).toBeVisible();
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      return [backgroundColor, colorScheme, getComputedStyle(document.querySelector('#article pre')!).color];
    });
  expect(await colours()).toEqual(['rgb(19, 24, 29)', 'dark', 'rgb(226, 223, 216)']);

  // A4 between margins of 1.5 cm.
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await colours()).toEqual(['rgb(251, 249, 245)', 'light', 'rgb(42, 49, 56)']);
  for (const shown of ['h1', '#article', '#article aside', 'main header button[aria-haspopup]']) {
    await expect(page.locator(shown).first(), shown).toBeVisible();
  }
  for (const hidden of [
    ...['body header:has(nav)', 'footer', 'nav', 'form', 'aside:not(.prose *)', '[data-part=share] *'],
    ...['.copy-code button', '[data-part=further-reading] *', 'button:not([aria-haspopup=dialog])'],
    'a[href="#contenu"]',
    'textarea',
  ]) {
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
  }
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('#article :is(pre, .table-scroll, table)')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.scrollWidth - element.clientWidth}`),
  );
  expect(wide).toEqual([]);
  const outside = page.locator('#article a[href^="https://exemple.fr/une/adresse"]');
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('exemple.fr');
});

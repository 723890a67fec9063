import type { Locator } from '@playwright/test';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test.use({ site: 'rich' });

const PATH = '/tutoriels/5';

test('a button copies its block of code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PATH);
  const blocks = page.locator('#_article pre');
  await blocks.first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Copier le code' })).toHaveCount(await blocks.count());
  const block = blocks.first();
  const button = block.getByRole('button', { name: /^Co/ });
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

test('long lines of code wrap if the reader chooses so, from the first paint on @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/ERR_FAILED/);
  await visit(page, PATH);
  const block = page.locator('#_article pre').first();
  const wrap = block.getByRole('button', { name: 'Retour à la ligne' });
  const overflows = () => block.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await overflows()).toBe(true);
  await block.scrollIntoViewIfNeeded();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await wrap.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflows()).toBe(false);

  await page.route(/\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await overflows()).toBe(false);
});

test(
  'a printed tutorial has the text without buttons, in light colours and within the paper’s width @long',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, PATH);
    await page.locator('[data-part=comments]').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Commentaires' })).toBeVisible();
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
        return [
          backgroundColor,
          colorScheme,
          getComputedStyle(document.querySelector('#_article pre')!).color,
        ];
      });
    expect(await colours()).toEqual(['rgb(19, 24, 29)', 'dark', 'rgb(226, 223, 216)']);

    // A4 with margins of 1.5 cm.
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await colours()).toEqual(['rgb(251, 249, 245)', 'light', 'rgb(42, 49, 56)']);
    for (const shown of ['h1', '#_article', '#_article aside', 'main header button[aria-haspopup]']) {
      await expect(page.locator(shown).first(), shown).toBeVisible();
    }
    for (const hidden of [
      ...['body header:has(nav)', 'footer', 'nav', 'form', 'aside:not(.prose *)', '[data-part=share] *'],
      ...['.copy-code button', '[data-part=further-reading] *', 'button:not([aria-haspopup=dialog])'],
      'a[href="#_contenu"]',
      'textarea',
      ...['[data-part=comments] *', '.code-tools'],
    ]) {
      await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
    }
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('#_article :is(pre, .table-scroll, table)')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.tagName} ${element.scrollWidth - element.clientWidth}`),
    );
    expect(wide).toEqual([]);
    const printed = (link: Locator) =>
      link.evaluate((element) => getComputedStyle(element, '::after').content);
    const bare = page.locator('#_article a[href^="https://exemple.fr/une/adresse"]');
    expect(await printed(bare)).not.toContain('exemple.fr');
    expect(await printed(page.getByRole('link', { name: 'original' }))).toContain('https://exemple.fr/tout');

    // Eleven columns: no word is cut, and the text is no smaller than in a newspaper.
    const table = page.locator('#_article table').first();
    const { size, cut } = await table.evaluate((element) => ({
      size: parseFloat(getComputedStyle(element).fontSize),
      cut: [...element.querySelectorAll('th')]
        .filter(
          (cell) =>
            cell.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(cell).lineHeight) + 7,
        )
        .map((cell) => cell.textContent),
    }));
    expect(size).toBeGreaterThanOrEqual(9);
    expect(cut).toEqual([]);
  },
);

test('« Imprimer » prints once the images of the text are loaded @long', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('#_article img')];
      document.title = `Imprimé, ${images.filter(({ complete, naturalWidth }) => complete && naturalWidth).length}`;
    };
  });
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page).toHaveTitle('Imprimé, 1');
});

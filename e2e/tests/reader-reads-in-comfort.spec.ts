import { brokenRules, expectAccessible } from '../accessibility.js';
import { tabTo, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test.use({ site: 'rich' });

const EVERYTHING = '/tutoriels/5';
const LONG = '/tutoriels/9';

test('a change of theme restyles the visible blocks first, and moves nothing @long', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [EVERYTHING, LONG]) {
    await visit(page, path);
    const [before, meanwhile] = await page.locator('main').evaluate(async (main) => {
      const blocks = [...main.querySelectorAll('.prose > *, [data-part] > *')];
      const shown = () =>
        blocks.map((block) => {
          const { top, bottom } = block.getBoundingClientRect();
          const isStyled = block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
          return { top, isInView: bottom > 0 && top < innerHeight, isStyled };
        });
      scrollBy({ top: main.getBoundingClientRect().height / 2, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const asItWas = shown();
      document.querySelector<HTMLElement>('header [data-shortcut="t"]')!.click();
      await new Promise(requestAnimationFrame);
      const { port1, port2 } = new MessageChannel();
      const drawn = new Promise((resolve) => (port1.onmessage = resolve));
      port2.postMessage(null);
      await drawn;
      return [asItWas, shown()];
    });
    await expect(page.locator('html')).toHaveClass(/light/);
    expect(meanwhile.map(({ top }) => top)).toEqual(before.map(({ top }) => top));
    const notStyled = meanwhile.filter(({ isStyled }) => isStyled === false);
    expect(notStyled.filter(({ isInView }) => isInView)).toEqual([]);
    if (path === LONG) expect(notStyled.length).toBeGreaterThan(10);
    await expect(page.locator('html')).not.toHaveClass(/skipping/);
    await page.evaluate(() => localStorage.clear());
  }
});

test('the table of contents follows the reader up and down, and can be opened anywhere in the text', async ({
  page,
  isMobile,
}) => {
  await visit(page, LONG);
  const goTo = (id: string, below: number) =>
    page.locator(`[id="${id}"]`).evaluate((heading, offset) => {
      scrollBy({ top: heading.getBoundingClientRect().top - offset, behavior: 'instant' });
    }, below);
  const contents = isMobile
    ? page.getByRole('dialog', { name: 'Sommaire' })
    : page.getByRole('navigation', { name: 'Sommaire' });
  const open = page.getByRole('button', { name: 'Sommaire' });
  const current = contents.locator('[aria-current]');
  await goTo('exercice-3', 90);
  if (isMobile) await open.click();
  await expect(current).toHaveAttribute('href', '#exercice-3');
  await expect(current).toBeInViewport();
  // Scrolls back to the end of the previous section, where no heading is in view.
  await goTo('exercice-3', 500);
  await expect(current).not.toHaveAttribute('href', '#exercice-3');
  await contents.getByRole('link', { name: 'Zoé, Noël et Maïs' }).click();
  await expect(page).toHaveURL(/#zo%C3%A9/);
  if (!isMobile) return;
  await expect(contents).toHaveCount(0);
  await open.click();
  // Only a strip of covered targets may be visible.
  await expectAccessible(page, 'the contents over the text', ['target-size']);
  await page.keyboard.press('Escape');
  await expect(contents).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the reading tools do not cover the focused element @long', { tag: '@mobile' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, EVERYTHING);
  const tools = page.getByRole('group', { name: 'Outils de lecture' });
  const focused = page.locator('#_article :focus');
  await page.locator('#_article a').first().focus();
  let count = 0;
  for (; (await focused.count()) === 1; count += 1) {
    const [one, other] = [(await focused.boundingBox())!, (await tools.boundingBox())!];
    const isBeside =
      one.x >= other.x + other.width || one.y >= other.y + other.height || one.y + one.height <= other.y;
    expect.soft(isBeside, await focused.evaluate(({ outerHTML }) => outerHTML)).toBe(true);
    await page.keyboard.press('Tab');
  }
  expect(count).toBeGreaterThan(15);
});

test(
  '40.34 the reading tools fill the width at the bottom of a phone, with no text beside them @long',
  { tag: '@mobile' },
  async ({ page }) => {
    await visit(page, LONG);
    await page.locator('#_article h2').nth(2).scrollIntoViewIfNeeded();
    const { width, height } = page.viewportSize()!;
    const box = (await page.getByRole('group', { name: 'Outils de lecture' }).boundingBox())!;
    expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, width, height]);
  },
);

test('the remaining reading time shrinks as the reader scrolls @long', async ({ page, request }) => {
  const { readTime } = await (await request.get('/api/tutorials/9')).json();
  await visit(page, LONG);
  const tools = page.getByRole('group', { name: 'Outils de lecture' });
  await expect(tools).toContainText(`${readTime} min`);
  await page.getByRole('list', { name: 'Étiquettes' }).scrollIntoViewIfNeeded();
  await expect(tools).toContainText('Texte lu');
});

test('reading preferences apply before the first paint, and in all tabs', async ({
  page,
  context,
  tolerated,
}) => {
  tolerated.push(/ERR_FAILED/);
  const fonts: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('opendyslexic')) fonts.push(request.url());
  });
  await visit(page, EVERYTHING);
  const other = await context.newPage();
  await visit(other, EVERYTHING);
  const look = (tab = page) =>
    tab
      .locator('#_article > p')
      .first()
      .evaluate((text) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(text);
        return {
          fontFamily: fontFamily.split(',')[0],
          size: parseFloat(fontSize),
          line: parseFloat(lineHeight),
        };
      });
  const before = await look();
  expect(fonts).toEqual([]);

  await page.getByRole('button', { name: 'Confort de lecture' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Confort de lecture' });
  await expect(panel).toBeFocused();
  await panel.getByRole('radio', { name: 'Grande', exact: true }).check({ force: true });
  await panel.getByRole('radio', { name: 'Très aéré' }).check({ force: true });
  await expectAccessible(page, 'the panel of comfort');
  const larger = await look();
  expect(larger.size).toBeCloseTo(before.size * 1.2, 1);
  expect(larger.line / larger.size).toBeGreaterThan(2.2);
  await panel.getByRole('radio', { name: /OpenDyslexic/ }).check({ force: true });
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await expect.poll(() => look(other)).toMatchObject({ fontFamily: 'OpenDyslexic' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Confort de lecture' })).toBeFocused();

  const chosen = await look();
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await look()).toEqual(chosen);
  await other.getByRole('button', { name: 'Confort de lecture' }).click();
  await other.getByRole('button', { name: 'Rétablir' }).click();
  await expect.poll(() => look()).toEqual(before);
});

test('an image opens large and returns the focus when closed @long', async ({ page }) => {
  await visit(page, EVERYTHING);
  const link = page.locator('#_article a:has(> img)');
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Un pont de pierre dessiné en deux couleurs' });
  const image = dialog.getByRole('img', { name: 'Un pont' });
  await expect(image).toBeVisible();
  const { width } = (await image.boundingBox())!;
  expect(width).toBe(page.viewportSize()!.width);
  // axe measures only the visible part of covered targets.
  await expectAccessible(page, 'an image that is open', ['target-size']);
  await dialog.getByRole('button', { name: 'Agrandir' }).click();
  expect((await image.boundingBox())!.width).toBeGreaterThan(2 * width);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${EVERYTHING}$`));
});

test('a footnote opens below its reference in the text @long', async ({ page }) => {
  await visit(page, EVERYTHING);
  const reference = page.locator('#_article a[data-footnote-ref]');
  await reference.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await reference.press('Enter');
  const note = page.getByRole('dialog', { name: 'Note 1' });
  await expect(note).toContainText('Comme une note en bas de page, elle-même un peu longue');
  await expect(note).not.toContainText('↩');
  const [line, box] = [(await reference.boundingBox())!, (await note.boundingBox())!];
  expect(box.y - line.y).toBeLessThan(60);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expectAccessible(page, 'a footnote that is open');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(reference).toBeFocused();
});

test('a heading links to itself @long', async ({ page }) => {
  await visit(page, EVERYTHING);
  const link = page.locator('#des-listes').getByRole('link');
  await link.focus();
  const sign = () => link.evaluate((element) => getComputedStyle(element, '::after').opacity);
  await page.keyboard.press('Shift+Tab');
  expect(await sign()).toBe('0');
  await tabTo(page, link, 2);
  expect(await sign()).toBe('1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#des-listes$/);
});

test('single-key shortcuts act on the page, not while the reader types, and can be switched off @long', async ({
  page,
}) => {
  await visit(page, EVERYTHING);
  await page.keyboard.press('s');
  await page.keyboard.press('s');
  await expect(page.locator('#les-colonnes-sans-espace')).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.locator('#un-tableau-plus-large-que-l-écran')).toBeFocused();
  await expect(page.locator('#un-tableau-plus-large-que-l-écran')).toBeInViewport();
  await page.keyboard.press('t');
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(page.getByText('Thème clair', { exact: true })).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Confort de lecture' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'Commentaires' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/recherche$/);
  const field = page.getByRole('main').locator('#_mots');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('pont?');
  await expect(field).toHaveValue('pont?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await visit(page, EVERYTHING);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(help.getByRole('term')).toHaveCount(9);
  expect(await brokenRules(page)).toEqual([]);
  await help.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await expect(page.locator('html')).toHaveClass(/light/);
  await visit(page, '/accessibilite');
  await page.getByRole('button', { name: 'Activer ou désactiver les raccourcis' }).click();
  await expect(help.getByRole('switch')).not.toBeChecked();
});

test('a text that the browser has translated is in its original language when the reader returns @long', async ({
  page,
}) => {
  // Simulates a browser's translator that runs before the page's script.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const text of document.querySelectorAll('#_article > p'))
        text.innerHTML = '<font>Translated</font>';
    });
  });
  await visit(page, EVERYTHING);
  await expect(page.locator('#_article')).toContainText('Translated');
  await page
    .locator('#_article')
    .getByRole('link', { name: 'un autre domaine' })
    .waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foire aux questions');
  await page.goBack();
  await expect(page.locator('#_article')).toContainText('Ce texte contient tout');
  await expect(page.locator('#_article')).not.toContainText('Translated');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('contents, notes and images are links, and buttons that need scripts are absent @long', async ({
    page,
    isMobile,
    tolerated,
  }) => {
    // Messages of Chromium's image viewer.
    tolerated.push(/Applying inline style|Origin-Agent-Cluster/);
    await page.goto(EVERYTHING);
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    if (isMobile) await contents.locator('summary').click();
    await expect(contents.getByRole('link')).toHaveCount(7);
    await expect(page.getByRole('group', { name: 'Outils de lecture' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Imprimer' })).toHaveCount(0);
    await contents.getByRole('link', { name: 'Des listes' }).click();
    await expect(page).toHaveURL(/#des-listes$/);
    await page.locator('#_article a[data-footnote-ref]').click();
    await expect(page).toHaveURL(/#user-content-fn-/);
    await page.locator('#_article a:has(> img)').click();
    await expect(page).toHaveURL(/\/media\/.*\.png$/);
  });
});

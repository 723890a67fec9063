import type { Page } from '@playwright/test';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

const LONG = '/tutoriels/9';
const NO_HEADING = '/tutoriels/8';

test.use({ site: 'rich' });

/** The table of contents at this width, opened if necessary. */
async function openContents(page: Page, isMobile: boolean) {
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await expect(contents).toHaveCount(1);
  if (isMobile) await contents.locator('summary').click();
  return contents;
}

test('TUTO-09 the table of contents appears half a second after the page', async ({ page, isMobile }) => {
  await page.goto(LONG);
  const contents = await openContents(page, isMobile);
  const wait = (ms: number) =>
    contents.evaluate((element, at) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = at;
      }
    }, ms);
  await wait(499);
  await expect(contents.getByRole('link')).toHaveCount(0);
  await wait(500);
  await expect(contents.getByRole('link')).toHaveCount(30);
});

test('TUTO-10 the table of contents is in the sidebar on large screens and in a block on small ones', async ({
  page,
  isMobile,
}) => {
  await visit(page, LONG);
  const contents = await openContents(page, isMobile);
  await expect(contents.getByRole('link')).toHaveCount(30);
  const inSidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Sommaire' });
  await expect(inSidebar).toHaveCount(isMobile ? 0 : 1);
  const indent = (name: string) =>
    contents
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => parseFloat(getComputedStyle(link).paddingInlineStart));
  expect(await indent('Énoncé')).toBeGreaterThan((await indent('Exercice')) + 8);
});

test('TUTO-11 TUTO-13 ids of headings come from their text and are unique', async ({ page }) => {
  await visit(page, LONG);
  const headings = await page
    .locator('#_article :is(h2, h3)')
    .evaluateAll((all) => all.map(({ id, textContent }) => ({ id, text: textContent })));
  expect(headings).toHaveLength(30);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(30);
  const idOf = (text: string) => headings.filter((heading) => heading.text === text).map(({ id }) => id);
  expect(idOf('Installer Node 24, puis npm')).toEqual(['installer-node-24-puis-npm']);
  expect(idOf('Élément d’introduction')).toEqual(['élément-d-introduction']);
  expect(idOf('C++, C# et .NET')).toEqual(['c-c-et-net']);
  expect(idOf('Exercice')).toEqual(['exercice', 'exercice-2', 'exercice-3', 'exercice-4', 'exercice-5']);
  expect(headings.find(({ text }) => text.includes('Tirets'))!.id).toBe('tirets');
});

test('TUTO-13 every entry of the table of contents scrolls to its own heading', async ({
  page,
  isMobile,
}) => {
  await visit(page, LONG);
  const contents = await openContents(page, isMobile);
  await expect(contents.getByRole('link')).toHaveCount(30);
  const pairs = await contents.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { hash } = link as HTMLAnchorElement;
      return [link.textContent, document.getElementById(decodeURIComponent(hash.slice(1)))?.textContent];
    }),
  );
  for (const [entry, heading] of pairs) expect(heading).toBe(entry);
  for (const [name, position, id] of [
    ['Exercice', 3, 'exercice-4'],
    ['Ça là-bas', 0, 'ça-là-bas-2'],
    ['Zoé, Noël et Maïs', 0, 'zoé-noël-et-maïs'],
  ] as const) {
    await contents.getByRole('link', { name, exact: true }).nth(position).click();
    await expect(page).toHaveURL((url) => decodeURIComponent(url.hash) === `#${id}`);
    const top = () => page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top, { message: id }).toBeLessThan(120);
    expect(await top()).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('TUTO-12 a text without headings has no table of contents', async ({ page }) => {
  await visit(page, NO_HEADING);
  await expect(page.locator('#_article')).toContainText('À bientôt.');
  await expect(page.getByRole('navigation', { name: 'Sommaire', includeHidden: true })).toHaveCount(0);
});

test.describe('a text whose headings are named like parts of the page', () => {
  // Other tests count the tutorials of the other sites.
  test.use({ site: 'workshop' });

  test('MD-09 can be linked, and earlier addresses of the page’s own parts still work @long', async ({
    page,
  }) => {
    await signUp(page, { isContributor: true });
    const titles = ['Page state', 'Site', 'Article', 'Contenu', 'Head start', 'Share title'];
    const source = titles.map((title) => `## ${title}\n\n${'Du texte. '.repeat(200)}`).join('\n\n');
    const data = { title: 'Les noms pris', description: 'Des noms pris par la page.', domainId: 1, source };
    const published = await page.request.post('/api/tutorials', { data });
    expect(published.status(), await published.text()).toBe(201);
    const { id } = await published.json();
    await visit(page, `/tutoriels/${id}#contenu`);
    await expect(page.getByRole('heading', { name: 'Contenu', exact: true })).toBeInViewport();
    await page.goto('/');
    await visit(page, `/tutoriels/${id}#comments-title`);
    await expect(page).toHaveURL(/#_comments-title$/);
    await expect(page.getByRole('heading', { name: /^Commentaires/ })).toBeInViewport();
  });
});

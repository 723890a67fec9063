import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { cardOf, hold, menuToggle, NOT_FOUND, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { watchShifts, type ShiftWatch } from '../layout-shifts.js';
import { signUp } from '../members.js';
import { aliases, memberPaths, screens } from '../pages.js';
import { expectSameAsSent } from '../sent-text.js';
import { SiteLinks } from '../site-links.js';

test.use({ site: 'rich' });

/** Waits until the page is loaded; checks layout shift, width and axe rules. */
async function expectWellShaped(page: Page, path: string, shifts: ShiftWatch): Promise<void> {
  const { sum, moved } = await shifts.taken();
  expect.soft(sum, `${path} moves: ${moved.join('\n')}`).toBeLessThan(0.05);
  expect.soft(await widthNeeded(page), path).toBeLessThanOrEqual(page.viewportSize()!.width);
  await expectAccessible(page, path);
}

// Two tests, so that two workers share them.
for (const [half, remainder] of [
  ['odd', 1],
  ['even', 0],
] as const) {
  test(`every page loads without layout shifts, sideways scrolling, axe violations, dead links or text that only scripts show (${half} pages) @long`, async ({
    tolerated,
    page,
    request,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    tolerated.push(NOT_FOUND);
    const shifts = await watchShifts(page);
    const links = new SiteLinks();
    const paths = [...screens.map(({ path }) => path), ...aliases];
    for (const path of paths.filter((_, index) => index % 2 === remainder)) {
      await visit(page, path);
      await expectWellShaped(page, path, shifts);
      // Text and links do not depend on the width, and an alias repeats another page.
      if (!isMobile || !screens.some((screen) => screen.path === path)) continue;
      await expectSameAsSent(page, path, request);
      await links.collect(page, path);
    }
    expect(links.count > 30 || !isMobile).toBe(true);
    await links.expectToLead(request);
  });
}

test.describe('pages of a member', () => {
  // Published content would break tests that count.
  test.use({ site: 'workshop' });

  test('load without layout shifts, sideways scrolling and axe violations @long', async ({ page }) => {
    test.setTimeout(300_000);
    await signUp(page, { isContributor: true, expertise: ['design'] });
    const made = await takePart(page);
    const shifts = await watchShifts(page);
    for (const path of [...memberPaths, ...made]) {
      await visit(page, path);
      await expectWellShaped(page, path, shifts);
      const button = openers[path];
      if (!button) continue;
      await page.getByRole('main').getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, `the dialog of ${path}`);
    }
  });
});

/** Buttons that open dialogs on member pages that no other test covers. */
const openers: Record<string, RegExp> = {
  '/contributions': /^Supprimer/,
  '/profil/compte': /^Supprimer mon compte/,
};

const widthNeeded = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Creates content of each kind as the signed-in member.
 * @returns paths of their collection and of the history of a tutorial
 */
async function takePart(page: Page): Promise<string[]> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: number };
  };
  const description = 'En pot ou en pleine terre, à la bonne saison.';
  const written = { description, domainId: 2, tags: ['jardin'], source: '## Creuser' };
  for (const title of ['Planter un olivier', 'Tailler un rosier'])
    await post('tutorials', { ...written, title });
  const tutorial = await post('tutorials', { ...written, title: 'Semer des fèves' });
  const again = await page.request.put(`/api/tutorials/${tutorial.id}`, {
    data: { ...written, title: 'Semer des fèves', source: '## Creuser plus profond' },
    headers: { 'If-Match': '"1"' },
  });
  expect(again.ok(), await again.text()).toBe(true);
  const { id } = await post('collections', { name: 'À lire', isPublic: true });
  for (const tutorialId of [1, 2, 3]) {
    await post('favorites', { tutorialId });
    await post(`tutorials/${tutorialId}/comments`, { content: 'Merci, c’est très clair.' });
    await post(`collections/${id}/items/${tutorialId}`, {});
  }
  return [`/collections/${id}`, `/contributions/${tutorial.id}/historique`];
}

test('the home page does not scroll sideways while its menus are open @long', async ({ page, isMobile }) => {
  const { width } = page.viewportSize()!;
  await visit(page, '/');
  await page.locator('summary[aria-label="Notifications"]').click();
  const panel = page.getByText('Aucune notification');
  await expect(panel).toBeVisible();
  const box = (await panel.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(await widthNeeded(page)).toBeLessThanOrEqual(width);
  if (!isMobile) return;
  await menuToggle(page).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await widthNeeded(page)).toBeLessThanOrEqual(width);
});

test('pages neither scroll sideways nor overlap controls with the text spacing of WCAG 1.4.12 @long', async ({
  page,
}) => {
  test.slow();
  const { width } = page.viewportSize()!;
  const paths = [
    '/',
    '/catalogue',
    '/tutoriels/5',
    '/tutoriels/9',
    '/domaines/design',
    '/recherche?q=code',
    '/faq',
  ];
  for (const path of [...paths, '/inscription', '/parcours/1', '/apprentissage']) {
    await visit(page, path);
    const wide = await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
         p { margin-bottom: 2em !important }`,
      );
      document.adoptedStyleSheets = [spacing];
      const { scrollWidth, clientWidth } = document.documentElement;
      const beyond = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return { scrollWidth, beyond: beyond.map((element) => element.outerHTML.slice(0, 120)).slice(0, 3) };
    });
    expect.soft(wide.scrollWidth, `${path} ${wide.beyond.join('\n')}`).toBeLessThanOrEqual(width);
    const overlaps = await page.getByRole('banner').evaluate((header) => {
      const controls = [...header.querySelectorAll('a, button, summary')].filter((one) =>
        one.checkVisibility(),
      );
      const boxes = controls.map((one) => one.getBoundingClientRect());
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
          .filter((b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
          .map((b) => [a, b].map(({ left, right }) => `${left}–${right}`).join(' over ')),
      );
    });
    expect.soft(overlaps, `${path}: controls of the header`).toEqual([]);
  }
});

test('wide code and tables scroll on their own, also with the keyboard @long', async ({ page }) => {
  await visit(page, '/tutoriels/5');
  const code = page.locator('#_article pre').first();
  const table = page.locator('#_article .table-scroll').first();
  for (const wide of [code, table]) {
    await wide.evaluate((element) => element.scrollTo({ left: 1000, behavior: 'instant' }));
    expect(await wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(wide).toHaveAttribute('tabindex', '0');
  }
});

test('a page whose data fail to load says so, and can be retried @long', async ({ page, tolerated }) => {
  tolerated.push(/net::ERR_FAILED/);
  await visit(page, '/faq');
  await page.route(/\/api\/tutorials/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catalogue' }).click();
  await expect(page.getByRole('alert')).toContainText('Impossible de charger les tutoriels.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Passerelle' }).click();
  await expect(page.locator('#popular').getByRole('alert')).toContainText(
    'Impossible de charger les tutoriels.',
  );
  await page.unroute(/\/api\/tutorials/);
  await visit(page, '/catalogue?q=async');
  await page.route(/\/api\/tutorials/, (route) => route.abort());
  await cardOf(page, 1).click();
  await expect(page.getByRole('alert')).toContainText('Impossible de charger ce tutoriel.');
  await page.unroute(/\/api\/tutorials/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Comprendre async/await');
});

test('a navigation shows the next page before its data have arrived @long', async ({ page }) => {
  await visit(page, '/domaines');
  const release = await hold(page, /\/api\/tutorials/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catalogue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue de formations');
  await expect(page.getByRole('status', { name: 'Chargement des tutoriels' })).toBeVisible();
  release();
  await expect(page.getByRole('article')).toHaveCount(10);
});

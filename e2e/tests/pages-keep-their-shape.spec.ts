import { goWithin, hold, menuToggle, NOT_FOUND, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { aliases, screens } from '../pages.js';

test.use({ site: 'rich' });

test('no page scrolls sideways', async ({ page, tolerated }) => {
  test.slow();
  tolerated.push(NOT_FOUND);
  const { width } = page.viewportSize()!;
  for (const { path } of [...screens, ...aliases.map((alias) => ({ path: alias }))]) {
    await visit(page, path);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, path).toBeLessThanOrEqual(width);
  }
});

test('nor does it with its menus open', async ({ page, isMobile }) => {
  const { width } = page.viewportSize()!;
  const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
  await visit(page, '/');
  await page.locator('summary[aria-label="Notifications"]').click();
  const panel = page.getByText('Aucune notification');
  await expect(panel).toBeVisible();
  const box = (await panel.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(await needed()).toBeLessThanOrEqual(width);
  if (!isMobile) return;
  await menuToggle(page).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await needed()).toBeLessThanOrEqual(width);
});

test('nor with the spacing that readers may ask for (WCAG 1.4.12)', async ({ page }) => {
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
  }
});

test('what is too wide scrolls by itself', async ({ page }) => {
  await visit(page, '/tutoriels/5');
  const code = page.locator('#article pre').first();
  const table = page.locator('#article .table-scroll').first();
  for (const wide of [code, table]) {
    await wide.evaluate((element) => element.scrollTo({ left: 1000, behavior: 'instant' }));
    expect(await wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(wide).toHaveAttribute('tabindex', '0');
  }
});

for (const path of ['/', '/catalogue', '/tutoriels/1', '/tutoriels/5']) {
  test(`${path} stays in place while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    if (path.startsWith('/tutoriels/')) {
      const contents = page.getByRole('navigation', { name: 'Sommaire', includeHidden: true });
      await expect(contents.getByRole('link', { includeHidden: true }).first()).toBeAttached();
    }
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // Two frames later all that has moved has been told.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const { shifts } = window as unknown as { shifts: number[] };
              resolve(shifts.reduce((sum, value) => sum + value, 0));
            }),
          );
        }),
    );
    expect(shifted).toBeLessThan(0.1);
  });
}

test('every link of every page leads to a page', async ({ page, request, tolerated }) => {
  test.slow();
  tolerated.push(NOT_FOUND);
  const addresses = new Map<string, string>();
  for (const { path } of screens) {
    await page.goto(path);
    const { origin, href } = new URL(page.url());
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    for (const link of links.filter((address) => address.startsWith(origin))) {
      const [target, hash] = link.split('#');
      if (target !== href) addresses.set(link, path);
      else if (hash) expect.soft(ids, `${link} on ${path}`).toContain(decodeURIComponent(hash));
    }
  }
  expect(addresses.size).toBeGreaterThan(60);
  for (const [address, from] of addresses) {
    const answer = await request.get(address);
    expect.soft(answer.status(), `${address} on ${from}`).toBe(200);
    const anchor = decodeURIComponent(new URL(address).hash.slice(1));
    if (anchor) expect.soft(await answer.text(), `${address} on ${from}`).toContain(`id="${anchor}"`);
  }
});

test('a page that cannot be reached leaves the reader where they are, and says so', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/net::ERR_FAILED/);
  await visit(page, '/faq');
  await page.route(/\/api\/tutorials/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catalogue' }).click();
  await expect(page.getByRole('alert')).toContainText('Impossible de charger les tutoriels.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Passerelle' }).click();
  await expect(page.locator('#popular').getByRole('alert')).toContainText(
    'Impossible de charger les tutoriels.',
  );
  await goWithin(page, '/tutoriels/1');
  await expect(page.getByRole('alert')).toContainText('Impossible de charger ce tutoriel.');
  await page.unroute(/\/api\/tutorials/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Comprendre async/await');
});

test('navigation waits for nothing: the next page stands before its data', async ({ page }) => {
  await visit(page, '/domaines');
  const release = await hold(page, /\/api\/tutorials/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catalogue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue de formations');
  await expect(page.getByRole('status', { name: 'Chargement des tutoriels' })).toBeVisible();
  release();
  await expect(page.getByRole('article')).toHaveCount(10);
});

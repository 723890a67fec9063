import { expectScrolledTo, footLink, menuToggle, shownIds, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test.describe('the home page', () => {
  test.beforeEach(({ page }) => visit(page, '/'));

  test('HOME-01 invites to discover the tutorials that the community shares', async ({ page }) => {
    const tagline = page.getByText(/^Découvrez les meilleurs tutoriels dans tous les domaines/);
    await expect(tagline).toBeVisible();
    await expect(tagline).toContainText('une communauté y partage ses connaissances');
  });

  test('HOME-02 explains three steps: discover, learn, share', async ({ page }) => {
    const steps = page.getByRole('list', { name: 'Comment faire, en trois étapes' }).getByRole('heading');
    await expect(steps).toHaveText(['Découvrir', 'Apprendre', 'Partager']);
  });

  test('HOME-03 has a search box that asks what the visitor wants to learn', async ({ page }) => {
    const search = page.getByRole('main').getByRole('search');
    const field = search.getByPlaceholder(/^Que voulez-vous apprendre aujourd’hui/);
    await expect(field).toBeVisible();
    await expect(search.getByRole('button')).toHaveText('Rechercher');
    await field.fill('  boulangerie ');
    await search.getByRole('button').click();
    await expect(page).toHaveURL(/\/recherche\?q=boulangerie$/);
  });

  for (const [label, anchor] of [
    ['Explorer les domaines', 'domains'],
    ['À propos', 'about'],
  ] as const) {
    test(`HOME-04 the hero’s button «${label}» scrolls to #${anchor}`, async ({ page }) => {
      await page.getByRole('main').getByRole('link', { name: label }).click();
      await expectScrolledTo(page, anchor);
    });
  }

  test('HOME-05 shows the figures of the contract', async ({ page }) => {
    const figure = (label: string) =>
      page
        .locator('main dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .getByRole('definition');
    await expect(figure('tutoriels')).toHaveText(['300+', '300+']);
    await expect(figure('domaines')).toHaveText(['12+']);
    await expect(figure('utilisateurs')).toHaveText(['10K+']);
    await expect(figure('membres')).toHaveText(['10K+']);
    await expect(figure('note moyenne')).toHaveText(['4.8', '4.8']);
    await expect(figure('tutoriels du fondateur')).toHaveText(['120+']);
  });

  test('HOME-07 has six domain cards', async ({ page }) => {
    const section = page.locator('#domains');
    await expect(section.getByRole('link')).toHaveCount(6);
    await section.getByRole('link', { name: /^Langues/ }).click();
    await expect(page).toHaveURL(/\/domaines\/langues$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domaine: Langues');
  });

  test('shows no recommendations to a visitor @long', async ({ page }) => {
    await expect(page.locator('#popular').getByRole('article').first()).toBeVisible();
    await expect(page.locator('#recommendations')).toHaveCount(0);
  });

  test('HOME-10 shows figures of the community and the newsletter form', async ({ page }) => {
    const community = page.getByRole('region', { name: 'Une communauté qui se répond' });
    await expect(community.getByRole('definition')).toHaveText(['10K+', '300+', '4.8']);
    await expect(page.getByRole('textbox', { name: 'Votre adresse e-mail' })).toBeVisible();
  });

  test('HOME-11 says who founded the site and why', async ({ page }) => {
    const about = page.locator('#about');
    await expect(about).toContainText(
      /Fondateur et directeur général d’une entreprise de vision par ordinateur et d’intelligence artificielle/,
    );
    await expect(about).toContainText(/démocratiser/);
  });
});

for (const [anchor, label] of [
  ['domains', 'Domaines'],
  ['about', 'À propos'],
] as const) {
  test(`HOME-12 /#${anchor} opens the page and scrolls there smoothly`, async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      const tops = new Set<number>();
      Object.assign(window, { tops });
      addEventListener('scroll', () => tops.add(scrollY));
    });
    await visit(page, `/#${anchor}`);
    await expectScrolledTo(page, anchor);
    await footLink(page, 'FAQ').click();
    // The menu closes when the next page appears, which is after its address has changed.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foire aux questions');
    if (isMobile) await menuToggle(page).click();
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expectScrolledTo(page, anchor);
    const passed = await page.evaluate(() => {
      const { tops } = window as unknown as { tops: Set<number> };
      return [...tops].filter((top) => top > 0 && Math.abs(top - scrollY) > 2);
    });
    expect(passed.length, 'places seen on the way').toBeGreaterThan(0);
  });
}

test.describe('with more than a handful of tutorials', () => {
  test.use({ site: 'rich' });

  test('HOME-09 six trending tutorials, and a link to all of them', async ({ page, request }) => {
    await visit(page, '/');
    const section = page.locator('#popular');
    await expect(section.getByRole('article')).toHaveCount(6);
    const known = (await (await request.get('/api/tutorials')).json()).tutorials.map(
      ({ id }: { id: number }) => id,
    );
    for (const id of await shownIds(page)) expect(known).toContain(id);
    await section.getByRole('link', { name: 'Voir tout le catalogue' }).click();
    await expect(page).toHaveURL(/\/catalogue$/);
  });
});

test.describe('with thousands of tutorials', () => {
  test.use({ site: 'large' });

  test('HOME-06 the home page still shows the fixed figures', async ({ page }) => {
    await visit(page, '/');
    const figures = page.locator('main dl').first().getByRole('definition');
    await expect(figures).toHaveText(['300+', '12+', '10K+', '4.8']);
  });
});

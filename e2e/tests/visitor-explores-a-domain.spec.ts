import { alter, footLink, hold, NOT_FOUND, recordCalls, shownIds, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

const builtIn = [
  ['programmation', 'Programmation'],
  ['design', 'Design'],
  ['marketing', 'Marketing'],
  ['productivite', 'Productivité'],
  ['langues', 'Langues'],
  ['developpement-personnel', 'Développement personnel'],
] as const;

test('DATA-07 each of the six built-in domains has its page', async ({ page }) => {
  await visit(page, '/domaines');
  const cards = page.getByRole('main').getByRole('link');
  await expect(cards.getByRole('heading')).toHaveText(builtIn.map(([, name]) => name));
  for (const [slug, name] of builtIn) {
    await page.goto('/domaines');
    await page.getByRole('main').locator(`a[href="/domaines/${slug}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Domaine: ${name}`);
  }
});

test('DOMA-01 the page shows a skeleton while the domain loads', async ({ page }) => {
  await visit(page, '/domaines');
  const release = await hold(page, /\/api\/domains\/design/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Design/ })
    .click();
  await expect(page.getByRole('status', { name: 'Chargement du domaine' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domaine: Design');
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('DOMA-02 DOMA-03 the page shows icon, heading, description and tutorials of the domain', async ({
  page,
  request,
}) => {
  await visit(page, '/domaines/design');
  const { description, iconBg } = await (await request.get('/api/domains/design')).json();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domaine: Design');
  await expect(page.getByText(description, { exact: true })).toBeVisible();
  const icon = page.locator('main svg[aria-hidden]:has(> rect + use)');
  await expect(icon).toBeVisible();
  await expect(icon).toHaveAttribute('fill', iconBg);
  await expect(page.getByRole('heading', { name: 'Tutoriels dans ce domaine', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Choisir des contrastes lisibles');
});

test('DOMA-04 the page says that a domain has no tutorials', async ({ page }) => {
  await visit(page, '/domaines/marketing');
  await expect(page.getByText('Aucun tutoriel disponible', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('DOMA-05 the page says that a domain does not exist', async ({ page, tolerated }) => {
  tolerated.push(NOT_FOUND);
  const response = await visit(page, '/domaines/jardinage');
  expect(response.status()).toBe(404);
  await expect(page.getByText('Domaine non trouvé', { exact: true })).toBeVisible();
  // A domain that was deleted after the list was loaded.
  await alter<{ domains: { slug: string }[] }>(
    page,
    /\/api\/domains$/,
    ({ domains: [first, ...others] }) => ({
      domains: [{ ...first, slug: 'astrologie' }, ...others],
    }),
  );
  await visit(page, '/faq');
  await footLink(page, 'Domaines').click();
  await page.getByRole('main').locator('a[href="/domaines/astrologie"]').click();
  await expect(page.getByText('Domaine non trouvé', { exact: true })).toBeVisible();
});

test('DOMA-06 the page asks the API for the domain and its tutorials', async ({ page, request }) => {
  await visit(page, '/domaines');
  const calls = recordCalls(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Productivité/ })
    .click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const addresses = calls.map(({ address }) => address);
  expect(addresses).toContain('/api/domains/productivite');
  expect(addresses).toContainEqual(expect.stringMatching(/^\/api\/domains\/productivite\/tutorials\?/));
  const { tutorials } = await (await request.get('/api/domains/productivite/tutorials')).json();
  expect(await shownIds(page)).toEqual(tutorials.map(({ id }: { id: number }) => id));
});

test('a domain that fails to load shows an error with a button to retry @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/net::ERR_FAILED/);
  await visit(page, '/domaines');
  await page.route(/\/api\/domains\/langues/, (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Langues/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('Impossible de charger ce domaine.');
  await page.unroute(/\/api\/domains\/langues/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domaine: Langues');
});

test.describe('with several pages of tutorials', () => {
  test.use({ site: 'large' });

  test('the tutorials of a domain are divided into pages @long', async ({ page, request }) => {
    await visit(page, '/domaines/langues');
    const path = '/api/domains/langues/tutorials';
    const idsOf = async (offset: number) =>
      (await (await request.get(path, { params: { limit: 10, offset } })).json()).tutorials.map(
        ({ id }: { id: number }) => id,
      );
    expect(await shownIds(page)).toEqual(await idsOf(0));
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(/\/domaines\/langues\?page=2$/);
    await expect.poll(() => shownIds(page)).toEqual(await idsOf(10));
    await page.goBack();
    await expect.poll(() => shownIds(page)).toEqual(await idsOf(0));
  });
});

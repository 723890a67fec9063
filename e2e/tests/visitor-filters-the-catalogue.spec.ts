import type { APIRequestContext, Page } from '@playwright/test';
import { browseFromFoot, hold, recordCalls, shownIds, unfoldFilters, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { GENERATED, RARE_WORD } from '../generate-tutorials.js';

const PAGE_SIZE = 10;
/** Number of the generated tutorials and the four of the demo. */
const ALL = GENERATED + 4;
const LAST_PAGE = Math.ceil(ALL / PAGE_SIZE);

/** Accents, ligatures, both apostrophes, capitals, spaces, and SQL wildcards. */
const queries = [
  'mémoriser',
  'MEMORISER',
  'OEUVRE',
  'œuvr',
  'ex-aequo',
  '%',
  '20 %',
  '_',
  'monXjournal',
  "l'équipe",
  'L’ÉQUIPE',
  '  en trois   temps ',
  'éclairer l’été',
  'c++',
  '(12',
  '\\',
  '!',
];

interface List {
  tutorials: { id: number }[];
  total: number;
}

async function ask(request: APIRequestContext, values: Record<string, string | number>): Promise<List> {
  const answer = await request.get('/api/tutorials', { params: values });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Types each query and compares the page's results with the API's. */
async function expectSameMatches(page: Page, request: APIRequestContext): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  const field = page.getByLabel('Recherche', { exact: true });
  for (const q of queries) {
    const { tutorials, total } = await ask(request, { q, limit: PAGE_SIZE });
    await field.fill(q);
    const heading = page.getByRole('heading', { name: 'tutoriel(s) trouvé(s)' });
    await expect(heading, q).toHaveText(`${total} tutoriel(s) trouvé(s)`);
    await expect.poll(() => shownIds(page), { message: q }).toEqual(tutorials.map(({ id }) => id));
    totals.set(q, total);
  }
  return totals;
}

test('CATA-11 with 4 tutorials the browser filters by itself, by the words of title and description', async ({
  page,
}) => {
  await visit(page, '/catalogue');
  await expect(page.getByRole('article')).toHaveCount(4);
  const calls = recordCalls(page);
  const title = page.getByRole('article').getByRole('heading');
  // Accents, capitals, apostrophes, parts of words, other endings.
  for (const [q, found] of [
    ['MEMORISER', 'Mémoriser une langue'],
    ['L’équipe', 'Tenir un journal'],
    ['ontrast', 'Choisir des contrastes'],
    ['algorithmes mémorisés', 'Mémoriser une langue'],
    ['des boulangeries', 'Comprendre async/await'],
  ] as const) {
    await page.getByLabel('Recherche', { exact: true }).fill(q);
    await expect(title, q).toHaveText([new RegExp(found)]);
  }
  await page.getByLabel('Recherche', { exact: true }).fill('%');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByLabel('Recherche', { exact: true }).fill('des boulangeries');
  await expect(page).toHaveURL(/q=des\+boulangeries$/);
  expect(calls).toEqual([]);
  // Hydration keeps the server's results for the same address.
  await page.reload();
  await expect(title).toHaveText([/^Comprendre async/]);
});

test('filters changed at the same moment all apply @long', async ({ page }) => {
  await visit(page, '/catalogue');
  await page.evaluate(() => {
    for (const [name, value] of [
      ['domainId', '3'],
      ['difficulty', 'beginner'],
      ['sort', 'title'],
    ] as const) {
      const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/\/catalogue\?domainId=3&difficulty=beginner&sort=title$/);
  await expect(page.getByLabel('Catégorie')).toHaveValue('3');
  await expect(page.getByLabel('Niveau', { exact: true })).toHaveValue('beginner');
});

test('CATA-11 CATA-12 filters set before hydration apply after it', async ({ page, request }) => {
  const { tutorials } = await ask(request, { q: 'es', domainId: 3, sort: 'title', limit: PAGE_SIZE });
  const release = await hold(page, /\.js$/);
  await page.goto('/catalogue?difficulty=beginner', { waitUntil: 'domcontentloaded' });
  const field = page.getByLabel('Recherche', { exact: true });
  await unfoldFilters(page);
  await field.fill('es');
  await page.getByLabel('Catégorie').selectOption('Marketing');
  await page.getByLabel('Niveau', { exact: true }).selectOption('Tous les niveaux');
  await page.getByLabel('Tri').selectOption('Ordre alphabétique');
  release();
  await expect(page).toHaveURL(/\/catalogue\?q=es&domainId=3&sort=title$/);
  await expect.poll(() => shownIds(page)).toEqual(tutorials.map(({ id }) => id));
  await expect(
    page.getByRole('heading', { name: `${tutorials.length} tutoriel(s) trouvé(s)` }),
  ).toBeVisible();
  await expect(field).toHaveValue('es');
  await field.pressSequentially('x');
  await expect(field).toHaveValue('esx');
});

test('words and a slider of the search set before hydration apply after it @long', async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto('/recherche', { waitUntil: 'domcontentloaded' });
  await page.locator('main summary', { hasText: 'Temps de lecture' }).click();
  await page.getByLabel('Mots à chercher').fill('contrastes');
  await page.getByLabel('Au plus').fill('20');
  release();
  await expect(page.getByText('De 0 à 20 min')).toBeVisible();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(/q=contrastes&maxReadTime=20&/);
});

test('a link clicked right after typing leads to its page, although the address follows the filter later @long', async ({
  page,
}) => {
  await visit(page, '/catalogue');
  const release = await hold(page, /\/assets\/TutorialPage-.*\.js$/);
  await page.getByLabel('Recherche', { exact: true }).fill('contrastes');
  // Dispatched, as a real click would take longer than the debounce.
  await page.locator('a[href="/tutoriels/2"]').dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('progressbar', { name: 'Chargement de la page' })).toBeVisible();
  // Longer than the debounce of the address.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Choisir des contrastes');
});

test('the catalogue says that the search index is being built, and shows all results afterwards @long', async ({
  page,
}) => {
  await visit(page, '/faq');
  let isPrepared = false;
  await page.route(/\/api\/tutorials\?/, async (route) => {
    const answer: List = await (await route.fetch()).json();
    const isAsked = new URL(route.request().url()).searchParams.has('q');
    // More than the browser holds, so that it asks the server.
    if (!isAsked) return route.fulfill({ json: { ...answer, total: 10_000 } });
    const incomplete = { tutorials: [], total: 0, preparing: { done: 1200, total: 10_000 } };
    return route.fulfill({ json: isPrepared ? answer : incomplete });
  });
  await browseFromFoot(page, 'abeilles nulle part');
  const main = page.getByRole('main');
  await expect(main).toContainText('La recherche se prépare.');
  await expect(main).toContainText(/Elle connaît 1\s200 tutoriels sur 10\s000/);
  await expect(main).not.toContainText('trouvé');
  isPrepared = true;
  await expect(main).toContainText('tutoriel(s) trouvé(s)');
  await expect(main).not.toContainText('La recherche se prépare.');
});

test.describe('with more tutorials than the browser holds', () => {
  test.use({ site: 'large' });

  test('CATA-07 the number of matches is hidden until the server has answered', async ({ page, request }) => {
    const { total } = await ask(request, { domainId: 3 });
    await visit(page, '/catalogue');
    const heading = page.getByRole('heading', { name: 'tutoriel(s) trouvé(s)' });
    await expect(heading).toHaveText(`${ALL} tutoriel(s) trouvé(s)`);
    await unfoldFilters(page);
    const release = await hold(page, /\/api\/tutorials\?.*domainId=3/);
    await page.getByLabel('Catégorie').selectOption('Marketing');
    await expect(page).toHaveURL(/domainId=3$/);
    await expect(heading).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    release();
    await expect(heading).toHaveText(`${total} tutoriel(s) trouvé(s)`);
  });

  test(
    'CATA-11 CATA-07 the page shows the same matches as the API',
    { tag: '@desktop' },
    async ({ page, request }) => {
      await visit(page, '/catalogue');
      await expect(page.getByRole('heading', { name: `${ALL} tutoriel(s) trouvé(s)` })).toBeVisible();
      test.slow();
      const totals = await expectSameMatches(page, request);
      for (const q of ['œuvr', 'L’ÉQUIPE', 'c++']) expect(totals.get(q), q).toBeGreaterThan(PAGE_SIZE);
    },
  );

  test(
    'CATA-12 CATA-13 CATA-14 CATA-15 a browser that holds all tutorials filters and sorts them as the server does',
    { tag: '@desktop' },
    async ({ page, request }) => {
      const everything = await ask(request, { limit: 1000 });
      expect(everything.tutorials).toHaveLength(everything.total);
      await page.route(/\/api\/tutorials\?limit=100$/, (route) => route.fulfill({ json: everything }));
      const held = page.waitForResponse(/\/api\/tutorials\?limit=100$/);
      await visit(page, '/catalogue');
      await (await held).finished();
      await expect(page.getByRole('heading', { name: `${everything.total} tutoriel(s)` })).toBeVisible();
      // Until the page has processed the answer, it asks the server for each choice.
      await expect(async () => {
        const asked = recordCalls(page);
        await page.getByLabel('Tri').selectOption('title');
        await expect(page).toHaveURL(/sort=title/);
        await page.getByLabel('Tri').selectOption('popularity');
        await expect(page).not.toHaveURL(/sort=title/);
        expect(asked).toEqual([]);
      }).toPass();
      const calls = recordCalls(page);
      for (const [label, name, value] of [
        ['Tri', 'sort', 'title'],
        ['Catégorie', 'domainId', '3'],
        ['Niveau', 'difficulty', 'advanced'],
        ['Tri', 'sort', 'recent'],
      ] as const) {
        await page.getByLabel(label).selectOption(value);
        await expect(page).toHaveURL(new RegExp(`${name}=${value}`));
        const { searchParams } = new URL(page.url());
        const { tutorials } = await ask(request, { ...Object.fromEntries(searchParams), limit: PAGE_SIZE });
        expect(tutorials.length).toBeGreaterThan(1);
        await expect
          .poll(() => shownIds(page), { message: page.url() })
          .toEqual(tutorials.map(({ id }) => id));
      }
      expect(calls).toEqual([]);
    },
  );

  test('typing finds a tutorial that the browser does not hold @long', async ({ page }) => {
    await visit(page, '/catalogue');
    await page.getByLabel('Recherche', { exact: true }).pressSequentially(RARE_WORD.toLowerCase());
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(`${RARE_WORD} et castor`);
    await expect(page).toHaveURL(new RegExp(`q=${RARE_WORD.toLowerCase()}$`));
  });

  test('links lead to the next and previous page, and the back button returns @long', async ({
    page,
    request,
  }) => {
    const idsOf = async (number: number) =>
      (await ask(request, { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE })).tutorials.map(
        ({ id }) => id,
      );
    await visit(page, '/catalogue');
    expect(await shownIds(page)).toEqual(await idsOf(1));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText(`Page 1 sur ${LAST_PAGE}`);
    await expect(pages.getByRole('link', { name: 'Page précédente' })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(/\/catalogue\?page=2$/);
    await expect.poll(() => shownIds(page)).toEqual(await idsOf(2));
    await pages.getByRole('link', { name: 'Page suivante' }).click();
    await expect.poll(() => shownIds(page)).toEqual(await idsOf(3));

    const card = page.getByRole('article').nth(8).getByRole('link');
    const title = await card.innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(/\/catalogue\?page=3$/);
    await expect.poll(() => shownIds(page)).toEqual(await idsOf(3));
    await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport();
    await page.goBack();
    await expect.poll(() => shownIds(page)).toEqual(await idsOf(2));
    await pages.getByRole('link', { name: 'Page précédente' }).click();
    await expect(page).toHaveURL(/\/catalogue\??$/);
    await expect.poll(() => shownIds(page)).toEqual(await idsOf(1));
  });

  test('the last page shows the remaining tutorials @long', async ({ page }) => {
    await visit(page, `/catalogue?page=${LAST_PAGE}`);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
      `Page ${LAST_PAGE} sur ${LAST_PAGE}`,
    );
    await expect(page.getByRole('article')).toHaveCount(ALL % PAGE_SIZE);
    await expect(page.getByRole('link', { name: 'Page suivante' })).toHaveCount(0);
  });

  test('the address contains the filter, for sharing and for the back button @long', async ({
    page,
    request,
  }) => {
    const { tutorials } = await ask(request, { domainId: 3, q: 'jardin', limit: PAGE_SIZE });
    const expected = tutorials.map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    await visit(page, '/catalogue');
    await unfoldFilters(page);
    await page.getByLabel('Catégorie').selectOption('Marketing');
    await page.getByLabel('Recherche', { exact: true }).fill('jardin');
    await expect(page).toHaveURL(/domainId=3&q=jardin$/);
    await expect.poll(() => shownIds(page)).toEqual(expected);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('jardin');
    await page.goBack();
    await expect(page.getByLabel('Recherche', { exact: true })).toHaveValue('jardin');
    await expect(page.getByLabel('Catégorie')).toHaveValue('3');
    await expect.poll(() => shownIds(page)).toEqual(expected);
  });
});

test.describe('with more tutorials than the browser can hold', () => {
  test.use({ site: 'large' });

  test('42.4 a search of the catalogue that fails says so @long', async ({ page, tolerated }) => {
    tolerated.push(/status of 500/);
    await visit(page, '/catalogue');
    await unfoldFilters(page);
    await page.route(/\/api\/tutorials\?/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Une panne.' } }),
    );
    await page.getByRole('main').getByLabel('Recherche', { exact: true }).fill('introuvable');
    await expect(page.getByText('Impossible de charger les tutoriels.')).toBeVisible();
  });
});

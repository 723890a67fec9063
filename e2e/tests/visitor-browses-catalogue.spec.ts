import type { Page } from '@playwright/test';
import { alter, recordCalls, shownIds, unfoldFilters, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

interface Item {
  id: number;
  title: string;
  date: string;
  domainId: number;
  difficulty: string | null;
  tags: string[];
}

const options = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .locator('option')
    .evaluateAll((all) => all.map((option) => [(option as HTMLOptionElement).value, option.textContent]));

const found = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `${count} tutoriel(s) trouvé(s)`, exact: true })).toBeVisible();

const nextPage = (page: Page) => page.getByRole('link', { name: 'Page suivante' }).click();

/** Default of the setting. */
const PAGE_SIZE = 10;

test.use({ site: 'rich' });

test('CATA-01 CATA-02 the catalogue has a banner and a text field', async ({ page }) => {
  await visit(page, '/catalogue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue de formations');
  await expect(page.getByPlaceholder('Rechercher un tutoriel...', { exact: true })).toBeVisible();
});

test('CATA-03 CATA-05 CATA-06 the catalogue has three selects with their choices', async ({ page }) => {
  await visit(page, '/catalogue');
  await unfoldFilters(page);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(3);
  expect(await options(page, 'Niveau')).toEqual([
    ['all', 'Tous les niveaux'],
    ['beginner', 'Débutant'],
    ['intermediate', 'Intermédiaire'],
    ['advanced', 'Avancé'],
  ]);
  expect(await options(page, 'Tri')).toEqual([
    ['popularity', 'Popularité'],
    ['recent', 'Plus récents'],
    ['title', 'Ordre alphabétique'],
  ]);
});

test('CATA-04 CATA-17 DATA-08 the categories are the domains that the API gives', async ({
  page,
  request,
}) => {
  await visit(page, '/catalogue');
  const { domains } = await (await request.get('/api/domains')).json();
  const known = domains.map(({ id, name }: { id: number; name: string }) => [String(id), name]);
  expect(known).toHaveLength(6);
  const [all, ...categories] = await options(page, 'Catégorie');
  expect(all![1]).toBe('Toutes les catégories');
  expect(categories).toEqual(known);
});

test('CATA-17 the categories change with the answer of the API', async ({ page }) => {
  await alter<{ domains: { name: string }[] }>(page, /\/api\/domains$/, ({ domains }) => ({
    domains: domains.slice(0, 2).map((domain) => ({ ...domain, name: `${domain.name} et cetera` })),
  }));
  await visit(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catalogue' }).click();
  const labels = page.getByLabel('Catégorie').locator('option');
  await expect(labels).toHaveText(['Toutes les catégories', 'Programmation et cetera', 'Design et cetera']);
});

test('CATA-07 CATA-08 the catalogue counts all tutorials and shows them as a grid of cards', async ({
  page,
  request,
}) => {
  await visit(page, '/catalogue');
  const { total } = await (await request.get('/api/tutorials')).json();
  await found(page, total);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(PAGE_SIZE);
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  const perRow = tops.filter((top) => top === tops[0]).length;
  expect(perRow).toBe(page.viewportSize()!.width >= 1280 ? 3 : 1);
});

test('CATA-09 a message says that no tutorial matches', async ({ page }) => {
  await visit(page, '/catalogue');
  await page.getByLabel('Recherche', { exact: true }).fill('rien de tel');
  await found(page, 0);
  await expect(page.getByText('Aucun tutoriel trouvé', { exact: true })).toBeVisible();
  const advice = 'Essayez de modifier vos critères de recherche pour trouver des tutoriels.';
  await expect(page.getByText(advice, { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('CATA-10 submitting the form neither reloads the page nor calls the API', async ({ page }) => {
  await visit(page, '/catalogue');
  const calls = recordCalls(page);
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  const field = page.getByLabel('Recherche', { exact: true });
  await field.press('Enter');
  await field.fill('abeilles');
  await field.press('Enter');
  await found(page, 1);
  await expect(page).toHaveURL(/\/catalogue\?q=abeilles$/);
  await field.press('Enter');
  await field.fill('');
  await expect(page).toHaveURL(/\/catalogue$/);
  expect(documents).toBe(0);
  expect(calls).toEqual([]);
});

test('CATA-12 a category and a level narrow the grid', async ({ page, request }) => {
  const all: Item[] = (await (await request.get('/api/tutorials')).json()).tutorials;
  const idsOf = (keep: (item: Item) => boolean) => all.filter(keep).map(({ id }) => id);
  await visit(page, '/catalogue');
  await unfoldFilters(page);
  await page.getByLabel('Catégorie').selectOption('Design');
  const design = idsOf(({ domainId }) => domainId === 2);
  expect(design.length).toBeGreaterThan(1);
  await expect.poll(() => shownIds(page)).toEqual(design);
  await page.getByLabel('Niveau', { exact: true }).selectOption('Avancé');
  const advanced = idsOf(({ domainId, difficulty }) => domainId === 2 && difficulty === 'advanced');
  expect(advanced).toHaveLength(1);
  await expect.poll(() => shownIds(page)).toEqual(advanced);
  await found(page, 1);
  await page.getByLabel('Catégorie').selectOption('Toutes les catégories');
  await expect.poll(() => shownIds(page)).toEqual(idsOf(({ difficulty }) => difficulty === 'advanced'));
  await page.getByLabel('Niveau', { exact: true }).selectOption('Tous les niveaux');
  await found(page, all.length);
});

test('CATA-13 sorting by popularity goes by id, highest first', async ({ page }) => {
  await visit(page, '/catalogue');
  await unfoldFilters(page);
  await page.getByLabel('Tri').selectOption('Ordre alphabétique');
  await page.getByLabel('Tri').selectOption('Popularité');
  await expect.poll(() => shownIds(page)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  await nextPage(page);
  await expect.poll(() => shownIds(page)).toEqual([4, 3, 2, 1]);
});

test('CATA-14 sorting by date shows the newest first', async ({ page }) => {
  await visit(page, '/catalogue');
  await unfoldFilters(page);
  await page.getByLabel('Tri').selectOption('Plus récents');
  const dates = () =>
    page.locator('main article time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')!));
  await expect.poll(async () => (await dates())[0]).toBe('2026-09-01T05:45:00.000Z');
  expect(await dates()).toEqual((await dates()).toSorted().reverse());
  expect(await shownIds(page)).toEqual([4, 3, 2, 1, 11, 8, 5, 14, 9, 12]);
  await nextPage(page);
  await expect.poll(() => shownIds(page)).toEqual([6, 7, 10, 13]);
});

test('CATA-15 sorting by title ignores case, accents and ligatures', async ({ page }) => {
  await visit(page, '/catalogue');
  await unfoldFilters(page);
  await page.getByLabel('Tri').selectOption('Ordre alphabétique');
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(titles).toHaveText([
    '100 % utile, 0_détour',
    'abeilles, mode d’emploi',
    'Choisir des contrastes lisibles, en clair comme en sombre',
    'Comprendre async/await dans la file d’une boulangerie',
    'Éclairer un bureau l’hiver',
    'Écrire, mais pas aujourd’hui',
    'lettre sans intertitre',
    /^Mémoriser une langue/,
    'Œuvrer sans niveau annoncé',
    'Tenir un journal de décisions que l’équipe relira vraiment',
  ]);
  await nextPage(page);
  await expect(titles).toHaveText([
    'Tout ce qu’un article peut contenir',
    'Un sommaire de trente lignes',
    /^Une page qui voudrait nuire/,
    'Zèbres et zébrures',
  ]);
});

test('CATA-16 the page /tutoriels has one filter, whose only choice filters nothing', async ({ page }) => {
  await visit(page, '/tutoriels');
  await expect(page.getByPlaceholder('Rechercher un tutoriel...', { exact: true })).toBeVisible();
  await unfoldFilters(page);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(3);
  expect(await options(page, 'Filtre')).toEqual([['all', 'Tous']]);
  const domains = await options(page, 'Domaine');
  expect(domains.map(([value]) => value)).toEqual(['all', '1', '2', '3', '4', '5', '6']);
  expect((await options(page, 'Tri')).map(([value]) => value)).toEqual(['popularity', 'recent', 'title']);
  await found(page, 14);
  await page.getByLabel('Filtre', { exact: true }).selectOption('all');
  await found(page, 14);
  await page.getByLabel('Domaine', { exact: true }).selectOption('Langues');
  await found(page, 2);
});

test('CATA-18 a card has three tags and counts the rest', async ({ page }) => {
  await visit(page, '/catalogue');
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  const many = card('Tout ce qu’un article peut contenir');
  for (const shown of ['tableaux', 'code', 'notes'])
    await expect(many.getByText(shown, { exact: true })).toBeVisible();
  await expect(many.getByText('images', { exact: true })).toHaveCount(0);
  await expect(many.getByText('+5', { exact: true })).toBeVisible();
  const three = card('Œuvrer sans niveau annoncé');
  await expect(three.getByText('cœur', { exact: true })).toBeVisible();
  await expect(three.getByText(/^\+/)).toHaveCount(0);
});

test('CATA-19 clicking the stars of a card sends nothing', async ({ page }) => {
  await alter<{ tutorials: object[]; total: number }>(page, /\/api\/tutorials\?/, (answer) => ({
    ...answer,
    tutorials: answer.tutorials.map((tutorial) => ({ ...tutorial, ratingAverage: 3.6, ratingCount: 12 })),
  }));
  await visit(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catalogue' }).click();
  const stars = page.getByRole('article').first().getByRole('img', { name: 'Note moyenne : 3,6 sur 5' });
  await expect(stars.locator('svg')).toHaveCount(5);
  await expect(stars.getByRole('button')).toHaveCount(0);
  const sent = recordCalls(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue de formations');
  await stars.scrollIntoViewIfNeeded();
  await expect(stars).toBeInViewport();
  // The link covers the card and takes the click.
  await stars.click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Catalogue de formations');
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

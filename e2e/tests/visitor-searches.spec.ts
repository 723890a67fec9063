import type { Page } from '@playwright/test';
import { hold, recordCalls, shownIds, unfoldFilters, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

/** The API's parameter is `query`, the address's is `q`. */
const SEARCH_CALL = /\/api\/search\?/;

const filters = (page: Page) => page.getByRole('search', { name: 'Filtres' });
const results = (page: Page) => page.getByRole('region', { name: 'Résultats' });
const section = (page: Page, title: string) =>
  filters(page).locator('details', { has: page.locator('summary', { hasText: new RegExp(`^${title}$`) }) });
const open = (page: Page, title: string) => section(page, title).locator('summary').click();
const apply = (page: Page) => filters(page).getByRole('button', { name: 'Appliquer les filtres' }).click();

test.use({ site: 'rich' });

test('RECH-01 the address fills the form', async ({ page }) => {
  const values = {
    q: 'code',
    domainId: '1',
    difficulty: 'débutant',
    minReadTime: '5',
    maxReadTime: '45',
    tags: 'code,notes',
    sortBy: 'title',
    sortOrder: 'asc',
    limit: '50',
  };
  await visit(page, `/recherche?${new URLSearchParams(values)}`);
  await unfoldFilters(page);
  const shown = await filters(page).evaluate((form: HTMLFormElement) =>
    Object.fromEntries([...new FormData(form)]),
  );
  expect(shown).toEqual({ ...values, tags: 'code, notes' });
});

test('RECH-01 RECH-16 the page sends all parameters to the API, the text as `query`', async ({ page }) => {
  const values =
    'domainId=1&difficulty=avanc%C3%A9&minReadTime=5&maxReadTime=45&tags=a%2Cb&sortBy=views&sortOrder=asc&limit=10';
  await visit(page, `/recherche?q=pon&${values}`);
  await unfoldFilters(page);
  const call = page.waitForRequest(SEARCH_CALL);
  await filters(page).locator('#_mots').fill('pont');
  await filters(page).locator('#_mots').press('Enter');
  const sent = new URL((await call).url()).searchParams;
  expect(Object.fromEntries(sent)).toEqual({
    ...Object.fromEntries(new URLSearchParams(values)),
    query: 'pont',
  });
});

test('RECH-02 RECH-03 the filters are an accordion with at most one open part', async ({ page }) => {
  await visit(page, '/recherche');
  const titles = ['Domaine', 'Difficulté', 'Temps de lecture', 'Étiquettes', 'Tri', 'Nombre de résultats'];
  await expect(filters(page).locator('summary')).toHaveText(titles);
  const fields: Record<string, number> = { 'Temps de lecture': 2, Tri: 2 };
  for (const title of titles.toReversed()) {
    await open(page, title);
    await expect(section(page, title)).toHaveAttribute('open');
    await expect(filters(page).locator('details[open]')).toHaveCount(1);
    const controls = section(page, title).locator('input, select');
    await expect(controls).toHaveCount(fields[title] ?? 1);
    await expect(controls.first()).toBeVisible();
  }
  await open(page, 'Domaine');
  await expect(filters(page).locator('details[open]')).toHaveCount(0);
});

const chosen = { sortBy: 'date', sortOrder: 'desc', limit: '20' };
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test(
  'after a search the results come first, and one tap opens the filters @long',
  { tag: '@mobile' },
  async ({ page }) => {
    await visit(page, '/recherche?q=code');
    await expect(filters(page)).toBeHidden();
    await expect(results(page).getByRole('heading').first()).toBeInViewport();
    await unfoldFilters(page);
    await expect(filters(page).getByLabel('Mots à chercher')).toHaveValue('code');
  },
);

test('RECH-04 empty fields are left out of the address', async ({ page }) => {
  await visit(page, '/recherche');
  await filters(page).getByLabel('Mots à chercher').fill('   ');
  await apply(page);
  await expect.poll(() => parameters(page)).toEqual(chosen);
});

test('RECH-04 all filled-in fields go into the address', async ({ page }) => {
  await visit(page, '/recherche');
  await filters(page).getByLabel('Mots à chercher').fill('  lampes ');
  await filters(page).getByLabel('Domaine', { exact: true }).selectOption('Productivité');
  await open(page, 'Temps de lecture');
  await filters(page).getByLabel('Au plus').fill('30');
  await open(page, 'Étiquettes');
  await filters(page).getByLabel('Étiquettes', { exact: true }).fill('bureau');
  await apply(page);
  // The default order of a text search is by relevance, which sets no `sortBy`.
  const { sortOrder, limit } = chosen;
  const expected = { q: 'lampes', domainId: '4', maxReadTime: '30', tags: 'bureau', sortOrder, limit };
  await expect.poll(() => parameters(page)).toEqual(expected);
  await expect(results(page).getByRole('article')).toHaveCount(1);
  await expect(results(page)).toContainText('Éclairer un bureau l’hiver');
});

test('RECH-05 the results are counted', async ({ page }) => {
  await visit(page, '/recherche');
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('14 tutoriels trouvés sur 14');
  await visit(page, '/recherche?limit=10');
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('10 tutoriels trouvés sur 14');
  await expect(results(page).getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText('4 tutoriels trouvés sur 14');
});

test('RECH-06 badges show the active filters', async ({ page }) => {
  await visit(page, '/recherche');
  await expect(results(page).getByRole('group', { name: 'Filtres actifs' })).toHaveCount(0);
  await visit(page, '/recherche?q=code&domainId=1&difficulty=d%C3%A9butant&tags=code,notes');
  const badges = results(page).getByRole('group', { name: 'Filtres actifs' }).locator('> *');
  await expect(badges).toHaveText([/code/, 'Programmation', /débutant/i, '#code', '#notes']);
});

test('RECH-07 a spinner shows while the search loads', async ({ page }) => {
  await visit(page, '/recherche');
  const release = await hold(page, SEARCH_CALL);
  await filters(page).getByLabel('Mots à chercher').fill('passerelle');
  await apply(page);
  await expect(results(page).getByRole('status', { name: 'Recherche en cours' })).toBeVisible();
  await expect(results(page).getByRole('article')).toHaveCount(0);
  release();
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await expect(results(page).getByRole('status')).toHaveCount(0);
});

test('RECH-08 a message says that nothing was found', async ({ page }) => {
  await visit(page, '/recherche?q=introuvable');
  await expect(
    results(page).getByText('Aucun résultat trouvé pour votre recherche.', { exact: true }),
  ).toBeVisible();
  await expect(results(page)).toContainText('0 tutoriels trouvés sur 0');
});

test('RECH-09 RECH-10 a result describes its tutorial and links to it', async ({ page, request }) => {
  await visit(page, '/recherche?q=boulangerie');
  const result = results(page).getByRole('article').first();
  const { tutorials } = await (await request.get('/api/search', { params: { query: 'boulangerie' } })).json();
  const [{ id, title, description, tags, authorName, readTime }] = tutorials;
  await expect(result.getByRole('heading')).toHaveText(title);
  await expect(result).toContainText(description);
  await expect(result.locator('time')).toHaveText('10 février 2026 à 08:30');
  for (const tag of tags) await expect(result.getByText(tag, { exact: true })).toBeVisible();
  await expect(result).toContainText(authorName);
  await expect(result).toContainText('Intermédiaire');
  await expect(result).toContainText(`${readTime} min`);
  await expect(result.getByText(/ · \d+ vues?$/)).toBeVisible();
  const link = result.getByRole('link', { name: 'Lire le tutoriel' });
  await expect(link).toHaveAttribute('href', `/tutoriels/${id}`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('RECH-11 reading time goes from 0 to 60 minutes by 5', async ({ page }) => {
  await visit(page, '/recherche');
  await open(page, 'Temps de lecture');
  const [least, most] = [filters(page).getByLabel('Au moins'), filters(page).getByLabel('Au plus')];
  for (const slider of [least, most]) {
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '60');
    await expect(slider).toHaveAttribute('step', '5');
  }
  await expect(least).toHaveValue('0');
  await expect(most).toHaveValue('60');
  await least.press('ArrowRight');
  await expect(filters(page)).toContainText('De 5 à 60 min');
  // The slider's ends cannot cross.
  await most.press('Home');
  await expect(filters(page)).toContainText('De 0 à 0 min');
});

test('RECH-12 without parameters the search shows 20 tutorials, newest first', async ({ page, request }) => {
  await visit(page, '/faq');
  const calls = recordCalls(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recherche' }).click();
  await expect(results(page).getByRole('article')).toHaveCount(14);
  expect(calls.map(({ address }) => address)).toContain('/api/search?sortBy=date&sortOrder=desc&limit=20');
  await expect(filters(page).locator('[name=sortBy]')).toHaveValue('date');
  await expect(filters(page).locator('[name=sortOrder]')).toHaveValue('desc');
  await expect(filters(page).locator('[name=limit]')).toHaveValue('20');
  const { tutorials } = await (await request.get('/api/tutorials?sort=recent')).json();
  expect(await shownIds(page)).toEqual(tutorials.map(({ id }: { id: number }) => id));
});

test('RECH-13 RECH-14 the form has the contract’s choices of order and number of results', async ({
  page,
}) => {
  await visit(page, '/recherche');
  const values = (name: string) =>
    filters(page)
      .locator(`[name=${name}] option`)
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(await values('limit')).toEqual(['10', '20', '50', '100']);
  expect(await values('sortBy')).toEqual(['date', 'title', 'views', 'readTime']);
  expect((await values('sortOrder')).toSorted()).toEqual(['asc', 'desc']);
  expect((await values('difficulty')).filter(Boolean)).toEqual([
    'débutant',
    'intermédiaire',
    'avancé',
    'expert',
  ]);
});

test('RECH-13 the results follow the chosen order, by title, and the chosen number, 10', async ({ page }) => {
  await visit(page, '/recherche');
  await open(page, 'Tri');
  await filters(page).getByLabel('Trier par').selectOption('Titre');
  await filters(page).getByLabel('Ordre').selectOption('Croissant');
  await open(page, 'Nombre de résultats');
  await filters(page).getByLabel('Nombre de résultats').selectOption('10');
  await apply(page);
  await expect(results(page).getByRole('article')).toHaveCount(10);
  await expect(results(page).getByRole('article').first()).toContainText('100 % utile, 0_détour');
  await expect(results(page).getByRole('article').nth(1)).toContainText('abeilles, mode d’emploi');
});

test('RECH-15 French difficulties find tutorials whose level is stored in English, and « expert » finds none', async ({
  page,
  request,
}) => {
  const { tutorials } = await (await request.get('/api/tutorials')).json();
  for (const [french, stored] of [
    ['débutant', 'beginner'],
    ['intermédiaire', 'intermediate'],
    ['avancé', 'advanced'],
    ['expert', 'expert'],
  ]) {
    await visit(page, `/recherche?${new URLSearchParams({ difficulty: french! })}`);
    const expected = tutorials.filter(({ difficulty }: { difficulty: string }) => difficulty === stored);
    const heading = `${expected.length} tutoriels trouvés sur ${expected.length}`;
    await expect(results(page).getByRole('heading', { name: heading })).toBeVisible();
    expect((await shownIds(page)).toSorted()).toEqual(
      expected.map(({ id }: { id: number }) => id).toSorted(),
    );
  }
});

test('a failed search shows an error with a button to retry @long', async ({ page, tolerated }) => {
  tolerated.push(/net::ERR_FAILED/);
  await visit(page, '/recherche');
  await page.route(SEARCH_CALL, (route) => route.abort());
  await filters(page).getByLabel('Mots à chercher').fill('contraste');
  await apply(page);
  await expect(results(page).getByRole('alert')).toContainText('La recherche n’a pas abouti.');
  await page.unroute(SEARCH_CALL);
  await results(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(results(page).getByRole('article').first()).toBeVisible();
});

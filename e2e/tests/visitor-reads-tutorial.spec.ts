import type { Page } from '@playwright/test';
import {
  ARRIVAL_MS,
  alter,
  browseFromFoot,
  cardOf,
  hold,
  NOT_FOUND,
  recordCalls,
  searchFromFoot,
  visit,
} from '../browser.js';
import { expect, test } from '../fixtures.js';

const EVERYTHING = '/tutoriels/5';
const NO_LEVEL = '/tutoriels/6';
const EMPTY = '/tutoriels/7';
const HARMFUL = '/tutoriels/10';

const header = (page: Page) => page.getByRole('main').locator('header');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'À côté du tutoriel' });
const tutorialCall = (id: number) => new RegExp(`/api/tutorials/${id}$`);

test.use({ site: 'rich' });

/** Replaces the id of the first search result and follows its link. */
async function followResultTo(page: Page, id: string) {
  await alter<{ tutorials: object[] }>(page, /\/api\/search\?/, (answer) => ({
    ...answer,
    // The generated cover depends on the id.
    tutorials: answer.tutorials.map((tutorial) => ({ ...tutorial, id, image: '/favicon.svg' })).slice(0, 1),
  }));
  await searchFromFoot(page, 'boulangerie');
  await page.getByRole('main').locator(`a[href="/tutoriels/${id}"]`).last().click();
}

for (const path of ['/tutoriels/abc', '/tutoriels/0', '/tutoriels/-3', '/tutoriels/2-et-demi']) {
  test(`TUTO-01 ${path} is not found, without a call of the API`, async ({ page, tolerated }) => {
    tolerated.push(NOT_FOUND);
    const response = await visit(page, path);
    expect(response.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutoriel non trouvé');
    await visit(page, '/faq');
    const calls = recordCalls(page);
    await followResultTo(page, path.replace('/tutoriels/', ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutoriel non trouvé');
    expect(calls.filter(({ address }) => /^\/api\/tutorials\/[^?]/.test(address))).toEqual([]);
  });
}

test('TUTO-02 the page shows a skeleton while the tutorial loads', async ({ page }) => {
  await visit(page, '/catalogue');
  const release = await hold(page, tutorialCall(14));
  await page.getByRole('link', { name: 'Éclairer un bureau l’hiver' }).click();
  await expect(page.getByRole('status', { name: 'Chargement du tutoriel' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Éclairer un bureau l’hiver');
  await expect(page.getByRole('status', { name: 'Chargement du tutoriel' })).toHaveCount(0);
});

test('TUTO-03 a document for a missing tutorial is a 404 with a link home', async ({ page, tolerated }) => {
  tolerated.push(NOT_FOUND);
  const response = await visit(page, '/tutoriels/999999');
  expect(response.status()).toBe(404);
  await expect(page.getByText('Tutoriel non trouvé', { exact: true })).toBeVisible();
  await expect(page.getByText("Le tutoriel que vous cherchez n'existe pas.", { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('TUTO-03 a link to a missing tutorial shows that it was not found', async ({ page, tolerated }) => {
  tolerated.push(NOT_FOUND);
  await visit(page, '/faq');
  await followResultTo(page, '999999');
  await expect(page.getByText('Tutoriel non trouvé', { exact: true })).toBeVisible();
});

test('TUTO-04 TUTO-19 the header shows title, domain, date, level, reading time, rating and cover', async ({
  page,
  request,
}) => {
  const { title, readTime, image } = await (await request.get('/api/tutorials/5')).json();
  await visit(page, EVERYTHING);
  await expect(header(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(header(page).getByRole('link', { name: /Retour/ })).toHaveAttribute('href', '/');
  await expect(header(page).getByRole('link', { name: 'Programmation' })).toHaveAttribute(
    'href',
    '/domaines/programmation',
  );
  await expect(header(page).locator('time')).toHaveText('1 janvier 2026 à 00:30');
  await expect(header(page).getByText('Débutant', { exact: true })).toBeVisible();
  await expect(header(page).getByText(`${readTime} min de lecture`)).toBeVisible();
  await expect(header(page).getByText('Aucune évaluation', { exact: true })).toBeVisible();
  const cover = page.locator(`main img[src="${image}"]`).first();
  await expect(cover).toBeVisible();
  expect(await cover.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(
    640,
  );
});

test('TUTO-04 a tutorial without an image gets a cover drawn for it', async ({ page }) => {
  await visit(page, NO_LEVEL);
  const drawing = page.locator('main svg[viewBox="0 0 400 225"]').first();
  await expect(drawing).toBeVisible();
  expect((await drawing.boundingBox())!.width).toBeGreaterThan(300);
});

test('TUTO-05 the author has an avatar and a biography to open', async ({ page, request }) => {
  const { authorName, authorBio } = await (await request.get('/api/tutorials/5')).json();
  await visit(page, EVERYTHING);
  const author = header(page).getByRole('button', { name: authorName });
  await expect(author.getByText('SA', { exact: true })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: authorName });
  await expect(dialog).toBeHidden();
  await author.click();
  await expect(dialog).toContainText(authorBio);
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('TUTO-06 the page shows the description, and the content as HTML', async ({ page }) => {
  await visit(page, EVERYTHING);
  await expect(header(page)).toContainText('Un grand tableau, des lignes de code trop longues');
  const article = page.locator('#_article');
  for (const element of [
    'strong',
    'table',
    'pre code',
    'blockquote',
    'dl dt',
    'ol ol',
    'input[type=checkbox]',
    'img',
    'sup a',
  ]) {
    await expect(article.locator(element).first()).toBeVisible();
  }
  await expect(article).not.toContainText(/:::|\[\^|\*\*|<\/?p>/);
});

test('TUTO-07 an empty tutorial shows the sample article', async ({ page, request }) => {
  expect((await (await request.get('/api/tutorials/7')).json()).content).toBe('');
  await visit(page, EMPTY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrire, mais pas aujourd’hui');
  await expect(page.getByRole('heading', { name: 'React en une phrase', exact: true })).toBeVisible();
});

test('TUTO-08 scripts in an author’s text never run', async ({ page, request, tolerated }) => {
  tolerated.push(NOT_FOUND);
  await visit(page, '/catalogue');
  await page.getByRole('link', { name: /^Une page qui voudrait nuire/ }).click();
  await expect(page.locator('#_article')).toContainText('Le texte honnête, lui, reste.');
  await visit(page, HARMFUL);
  const article = page.locator('#_article');
  await expect(article).toContainText('Et le texte honnête continue.');
  await expect(article.locator('script, iframe, style, form, svg, object, embed')).toHaveCount(0);
  const traces = await article.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes])
      .filter(({ name, value }) => /^on|^style$/i.test(name) || /^\s*javascript:/i.test(value))
      .map(({ name, value }) => `${name}=${value}`),
  );
  expect(traces).toEqual([]);
  for (const link of await article.getByText(/piégé|un autre|un troisième/).all()) await link.click();
  await expect(page).toHaveURL(new RegExp(`${HARMFUL}$`));
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => (window as { attacked?: string }).attacked)).toBeUndefined();
  const html = await (await request.get(HARMFUL)).text();
  expect(html).not.toContain('</script><script>window.attacked');
});

test('TUTO-14 the tags follow the share row, then come the comments', async ({ page }) => {
  await visit(page, NO_LEVEL);
  const tags = page.getByRole('list', { name: 'Étiquettes' });
  await expect(tags.getByRole('listitem')).toHaveText(['#hésitation', '#sobriété', '#cœur']);
  const share = page.getByRole('region', { name: 'Partager' });
  const comments = page.getByRole('region', { name: 'Commentaires' });
  const tops = await Promise.all([share, tags, comments].map(async (part) => (await part.boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await tags.getByRole('link', { name: '#cœur' }).click();
  await expect(page).toHaveURL(/\/etiquettes\/c%C5%93ur$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#cœur');
  await expect(page.getByRole('article')).toHaveCount(1);
  // Following a tag needs an account; the feed does not.
  await expect(page.getByRole('button', { name: 'Suivre cette étiquette' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'S’abonner au flux' })).toBeVisible();
  await page.getByRole('link', { name: 'Chercher parmi eux' }).click();
  await expect(page).toHaveURL(/\/recherche\?tags=c%C5%93ur$/);
});

test('TUTO-15 TUTO-16 progress, facts and author stand beside the article', async ({ page }) => {
  await visit(page, EVERYTHING);
  await expect(sidebar(page).getByRole('region', { name: 'Votre progression' })).toBeVisible();
  await expect(sidebar(page).getByRole('region', { name: 'Auteur' })).toContainText('Solène Arzur-Le Gall');
  const facts = sidebar(page).getByRole('region', { name: 'À propos de ce tutoriel', exact: true });
  await expect(facts.getByRole('term')).toHaveText(['Date', 'Temps de lecture', 'Niveau', 'Domaine']);
  const values = ['1 janvier 2026 à 00:30', /^\d+ min$/, 'Débutant', 'Programmation'];
  await expect(facts.getByRole('definition')).toHaveText(values);
});

test('TUTO-19 each level has its label', async ({ page }) => {
  for (const [path, label] of [
    [EVERYTHING, 'Débutant'],
    ['/tutoriels/8', 'Intermédiaire'],
    [EMPTY, 'Avancé'],
    [NO_LEVEL, 'Tous niveaux'],
  ] as const) {
    await visit(page, path);
    await expect(sidebar(page).getByRole('definition').nth(2)).toHaveText(label);
    await expect(header(page).getByText(label, { exact: true })).toBeVisible();
  }
});

test('TUTO-20 the preview of the biography has 60 characters', async ({ page, request }) => {
  const { authorBio } = await (await request.get('/api/tutorials/5')).json();
  expect(authorBio.length).toBeGreaterThan(60);
  await visit(page, EVERYTHING);
  const preview = sidebar(page).getByRole('region', { name: 'Auteur' }).getByRole('paragraph');
  await expect(preview).toHaveText(`${authorBio.slice(0, 60)}…`);
  await visit(page, '/tutoriels/9');
  await expect(preview).toHaveText('Bibliothécaire, elle classe.');
});

test('DATA-12 DATE-02 pages show an author given as an object, and an unreadable date as it is written', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/Unreadable date: un jour peut-être/);
  const change = ({ authorName, ...tutorial }: Record<string, unknown>) => ({
    ...tutorial,
    author: { name: `Mme ${String(authorName)}`, avatar: '/favicon.svg' },
    date: 'un jour peut-être',
  });
  await alter<{ tutorials: Record<string, unknown>[] }>(page, /\/api\/(tutorials\?|search\?)/, (list) => ({
    ...list,
    tutorials: list.tutorials.map(change),
  }));
  await alter(page, tutorialCall(1), change);
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('Unreadable'),
    timeout: ARRIVAL_MS,
  });
  await visit(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await browseFromFoot(page, 'boulangerie');
  const card = page.getByRole('article').filter({ hasText: 'boulangerie' });
  await expect(card).toContainText('Mme Maëlle Kerguélen · un jour peut-être');
  expect((await logged).text()).toContain('Unreadable date: un jour peut-être');
  await footer.getByRole('link', { name: 'Recherche' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'boulangerie' })).toContainText(
    'Mme Maëlle Kerguélen',
  );
  await page.getByRole('link', { name: /^Comprendre async/ }).click();
  await expect(header(page)).toContainText('Mme Maëlle Kerguélen');
  await expect(header(page).getByRole('button').locator('img[src="/favicon.svg"]')).toBeVisible();
  await expect(header(page).locator('time')).toHaveText('un jour peut-être');
});

test('a page that the server cached an hour ago is not refetched under the reader @long', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 60 * 60 * 1000);
  const calls = recordCalls(page);
  await visit(page, '/tutoriels/1');
  await page.waitForLoadState('networkidle');
  expect(calls.filter(({ address }) => address.includes('suggest'))).toEqual([]);
});

test('a tutorial that fails to load says so, also in the window title, with a button to retry @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/500/);
  await visit(page, '/catalogue?q=contrastes');
  const address = /\/api\/tutorials\/2$/;
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await cardOf(page, 2).click();
  await expect(page).toHaveTitle(/^Impossible de charger ce tutoriel/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impossible de charger ce tutoriel.');
  await page.unroute(address);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('#_article')).toBeVisible();
});

test('the page suggests similar tutorials to a visitor @long', async ({ page }) => {
  await visit(page, '/tutoriels/2');
  const suggestions = page.getByRole('region', { name: 'Suggestions pour vous' });
  await expect(suggestions.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Recommandé pour vous')).toHaveCount(0);
  await expect(page.getByText('Contenus similaires')).toHaveCount(0);
});

test('DATE-01 dates are in French and in the time zone of Paris', async ({ page }) => {
  await visit(page, '/tutoriels/4');
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
    'America/New_York',
  );
  await expect(header(page).locator('time')).toHaveText('1 septembre 2026 à 07:45');
  await expect(header(page).locator('time')).toHaveAttribute('datetime', '2026-09-01T05:45:00.000Z');
});

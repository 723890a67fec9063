import type { Page } from '@playwright/test';
import { alter, expectScrolledTo, searchFromFoot, takenOver, unfoldFilters, visit } from '../browser.js';
import { expectAccessible } from '../accessibility.js';
import { expect, test } from '../fixtures.js';
import { administrator, signIn, signUp } from '../members.js';

test.use({ site: 'rich' });

interface Answer {
  tutorials: { id: number; titleMarks?: number[][]; passage?: object }[];
  facets: object;
  suggestion: string | null;
  nearest: object[];
  count: number;
  total: number;
  preparing: object | null;
}

const results = (page: Page) => page.getByRole('region', { name: 'Résultats' });
/** Stubs results: the search index has tests of its own, these are about the page. */
const answering = (page: Page, change: (answer: Answer) => Answer) => alter(page, /\/api\/search\?/, change);

test('a result marks the matching words, and its passage links to its heading', async ({ page, request }) => {
  const article = await (await request.get('/api/tutorials/5')).json();
  const anchor = [...(article.content as string).matchAll(/<h[23] id="([^"]+)"/g)].at(-1)![1]!;
  await visit(page, '/faq');
  await answering(page, (answer) => ({
    ...answer,
    tutorials: answer.tutorials
      .filter(({ id }) => id === 5)
      .map((tutorial) => ({
        ...tutorial,
        titleMarks: [[0, 4]],
        passage: {
          text: 'Un mot, puis un autre.',
          marks: [
            [3, 6],
            [16, 21],
          ],
          heading: 'Plus loin',
          anchor,
        },
      })),
    suggestion: 'boulangerie',
  }));
  await searchFromFoot(page, 'tableau');
  const result = results(page).getByRole('article');
  await expect(result.locator('mark')).toHaveText([article.title.slice(0, 4), 'mot', 'autre']);
  await expect(result.getByRole('heading')).toHaveText(article.title);
  await expectAccessible(page, 'the results');
  await expect(results(page)).toContainText('Vouliez-vous dire « boulangerie » ?');
  await expect(results(page).getByRole('link', { name: 'boulangerie' })).toHaveAttribute(
    'href',
    /^\/recherche\?q=boulangerie(&|$)/,
  );
  await result.getByRole('link', { name: 'Plus loin' }).click();
  await expect(page).toHaveURL(new RegExp(`/tutoriels/5#${anchor}$`));
  await expectScrolledTo(page, anchor);
});

test('a result of the real search marks other forms of the words, and its passage links to its heading', async ({
  page,
}) => {
  await visit(page, `/recherche?${new URLSearchParams({ q: 'avertissements sauvegardés' })}`);
  const result = results(page).getByRole('article').first();
  await expect(result.getByRole('heading')).toHaveText('Tout ce qu’un article peut contenir');
  await expect(result.locator('mark')).toHaveText(['avertissement', 'sauvegarder']);
  await result.getByRole('link', { name: 'Des encadrés' }).click();
  await expect(page).toHaveURL(/\/tutoriels\/\d+#des-encadr/);
  await expectScrolledTo(page, decodeURIComponent(new URL(page.url()).hash.slice(1)));
});

test('the search does not say that nothing was found while its index is being built @long', async ({
  page,
}) => {
  await visit(page, '/faq');
  let isPrepared = false;
  await answering(page, (answer) =>
    isPrepared
      ? answer
      : { ...answer, tutorials: [], count: 0, total: 0, preparing: { done: 1200, total: 10_000 } },
  );
  await searchFromFoot(page, 'abeilles');
  await expect(results(page)).toContainText('La recherche se prépare.');
  await expect(results(page)).toContainText(/Elle connaît 1\s200 tutoriels sur 10\s000/);
  await expect(results(page)).not.toContainText('trouvé');
  await expectAccessible(page, 'a search that is being prepared');
  isPrepared = true;
  // The page polls until the index is ready.
  await expect(results(page).getByRole('article').first()).toContainText('abeilles');
  await expect(results(page)).not.toContainText('La recherche se prépare.');
});

test('applying the filters does not lose the focus @long', async ({ page, isMobile }) => {
  await visit(page, '/recherche');
  const filters = page.getByRole('search', { name: 'Filtres' });
  const field = filters.getByLabel('Mots à chercher');
  const fold = page.locator('summary', { hasText: 'Modifier la recherche' });
  await field.fill('tableau');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=tableau/);
  await expect(isMobile ? fold : field).toBeFocused();
  await unfoldFilters(page);
  const button = filters.getByRole('button', { name: 'Appliquer les filtres' });
  await filters.locator('summary', { hasText: 'Difficulté' }).click();
  await filters.getByLabel('Difficulté').selectOption('débutant');
  await button.focus();
  await button.press('Enter');
  await expect(page).toHaveURL(/difficulty=/);
  await expect(isMobile ? fold : button).toBeFocused();
  // The fields follow the address, also on history traversal.
  await page.goBack();
  await expect(page).not.toHaveURL(/difficulty=/);
  await unfoldFilters(page);
  await expect(field).toHaveValue('tableau');
  await expect(page.locator('select[name="difficulty"]')).toHaveValue('');
  await page.goBack();
  await expect(page.locator('input[name="q"]#_mots')).toHaveValue('');
});

test('the sliders follow the address, also after a link and the back button @long', async ({ page }) => {
  await visit(page, '/faq');
  await searchFromFoot(page, 'tableau');
  await expect(page).toHaveURL(/q=tableau/);
  await unfoldFilters(page);
  const filters = page.getByRole('search', { name: 'Filtres' });
  const [least, most] = [filters.getByLabel('Au moins'), filters.getByLabel('Au plus')];
  await filters.locator('summary', { hasText: 'Temps de lecture' }).click();
  await expect(least).toHaveValue('0');
  await expect(most).toHaveValue('60');
  await most.fill('45');
  await filters.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(/maxReadTime=45/);
  expect(new URL(page.url()).searchParams.get('minReadTime')).toBeNull();
  await unfoldFilters(page);
  await expect(most).toHaveValue('45');
  await least.fill('20');
  await expect(filters).toContainText('De 20 à 45 min');
  // Going back discards the slider that was moved but not applied.
  await page.goBack();
  await expect(page).not.toHaveURL(/maxReadTime/);
  await unfoldFilters(page);
  await expect(filters).toContainText('De 0 à 60 min');
  await expect(least).toHaveValue('0');
  await expect(most).toHaveValue('60');
});

test('a facet narrows the search, and a second press removes it @long', async ({ page, request }) => {
  const { facets: found } = await (await request.get('/api/search?query=code')).json();
  const domains = found.domains as { id: number; name: string; count: number }[];
  expect(domains.length).toBeGreaterThan(1);
  const { id, name, count } = domains.at(-1)!;
  const label = `${name} ${count} tutoriel${count > 1 ? 's' : ''}`;
  await visit(page, '/recherche?q=code');
  await unfoldFilters(page);
  const facets = page.getByRole('navigation', { name: 'Affiner les résultats' });
  await facets.getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/recherche\\?q=code&domainId=${id}$`));
  await expect(results(page).getByRole('article')).toHaveCount(count);
  await expect(results(page).getByRole('group', { name: 'Filtres actifs' })).toContainText(name);
  await unfoldFilters(page);
  await expect(page.getByLabel('Domaine', { exact: true })).toHaveValue(String(id));
  await facets.getByRole('link', { name: `Ne plus filtrer : ${label}` }).click();
  await expect(page).toHaveURL(/\/recherche\?q=code$/);
});

test('RECH-13 a text is sorted by relevance at first, and a link returns to that order', async ({ page }) => {
  await visit(page, '/recherche');
  await unfoldFilters(page);
  const filters = page.getByRole('search', { name: 'Filtres' });
  const sort = filters.locator('[name=sortBy]');
  await expect(sort).toHaveValue('date');
  await filters.getByLabel('Mots à chercher').fill('code');
  await expect(sort).toHaveValue('');
  await expect(sort.locator('option')).toHaveText([
    'Pertinence',
    'Date',
    'Titre',
    'Vues',
    'Temps de lecture',
  ]);
  await filters.getByLabel('Mots à chercher').fill('');
  await expect(sort).toHaveValue('date');
  await visit(page, '/recherche?q=code&sortBy=title&sortOrder=asc');
  await results(page).getByRole('link', { name: 'Le plus pertinent d’abord' }).click();
  await expect(page).toHaveURL(/\/recherche\?q=code$/);
});

test('a member requests a tutorial on a subject that the search does not find @long', async ({ page }) => {
  const text = `introuvable ${Date.now().toString(36)}`;
  await visit(page, `/recherche?${new URLSearchParams({ q: text })}`);
  await expect(results(page).getByRole('link', { name: 'Se connecter pour le demander' })).toBeVisible();
  await signUp(page);
  await page.reload();
  await takenOver(page);
  const form = results(page).getByRole('form', { name: 'Demander un tutoriel' });
  await expect(form.getByLabel('Ce que vous cherchiez')).toHaveValue(text);
  await form.getByLabel('Ce que vous cherchiez').fill('ab');
  await form.getByRole('button', { name: 'Demander ce tutoriel' }).click();
  await expect(form).toContainText('Dites en quelques mots ce que vous cherchez.');
  await form.getByLabel('Ce que vous cherchiez').fill(text);
  await form.getByRole('button', { name: 'Demander ce tutoriel' }).click();
  await expect(results(page)).toContainText('Merci, votre demande est notée.');
  await signIn(page, administrator);
  await page.goto('/admin/demandes');
  await page.getByPlaceholder('Rechercher une demande...').fill(text);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Demandé une fois, le /)).toBeVisible();
  await page.getByRole('button', { name: `Retirer « ${text} »` }).click();
  await expect(page.getByText('Aucune demande')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor turns off and deletes the earlier searches of their device @long', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('combobox').fill('lampes');
  await page.getByRole('main').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/q=lampes$/);
  await unfoldFilters(page);
  const panel = page.getByRole('region', { name: 'Recherches de cet appareil' });
  await expect(panel.getByRole('listitem')).toHaveText(['lampes']);
  await panel.getByRole('button', { name: 'Ne plus les garder' }).click();
  await expect(panel).toContainText('Cet appareil n’en garde aucune.');
  await page.getByLabel('Mots à chercher').fill('contrastes');
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  // The filters collapse when new results arrive.
  await expect(page.getByRole('article').first()).toContainText('contrastes');
  await unfoldFilters(page);
  await expect(panel).toContainText('Cet appareil n’en garde aucune.');
  await panel.getByRole('button', { name: 'Les garder de nouveau' }).click();
  await expect(panel).toBeHidden();
});

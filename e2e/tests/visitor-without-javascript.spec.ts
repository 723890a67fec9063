import type { Page } from '@playwright/test';
import { menuToggle, shownIds, unfoldFilters } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { screens } from '../pages.js';

test.use({ site: 'rich' });

/** Elements that each page has exactly once. */
const DESCRIBING = [
  'description',
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:site_name',
  'og:image',
];

const meta = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`);

test('every page has a heading, a title and metadata of its own @mobile', async ({
  page,
  baseURL,
  request,
}) => {
  const titles = new Map<string, string>();
  const images = new Set<string>();
  await page.goto('/faq');
  for (const { path, status, hidden } of screens) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    const { headings, title, canonical, contents } = await headOf(page, await answer.text());
    expect(headings, `${path} has one h1`).toBe(1);
    expect(title, path).toMatch(/^Passerelle$| – Passerelle$/);
    if (!path.includes('?') && status === 200) {
      expect(titles.get(title), `${path} has a title of its own`).toBeUndefined();
      titles.set(title, path);
    }
    for (const name of DESCRIBING)
      expect(contents[name], `${path} ${name}`).toEqual([expect.stringMatching(/\S/)]);
    expect(contents['og:locale'], path).toEqual(['fr_FR']);
    expect(canonical, path).toEqual(hidden ? [] : [baseURL + path.replace(/\?.*/, '')]);
    images.add(contents['og:image']![0]!);
  }
  for (const image of images) {
    const answer = await request.get(image);
    expect(answer.status(), image).toBe(200);
    expect(answer.headers()['content-type'], image).toMatch(/^image\/(png|jpeg|webp|gif)/);
  }
});

/** Metadata for search engines and social networks, in the server's HTML. */
function headOf(page: Page, html: string) {
  return page.evaluate((source) => {
    // The policy of the open page forbids the styles of another.
    const unstyled = source.replace(/<style.*?<\/style>/s, '');
    const sent = new DOMParser().parseFromString(unstyled, 'text/html');
    const contents: Record<string, (string | null)[]> = {};
    for (const tag of sent.head.querySelectorAll('meta[property], meta[name]')) {
      const name = tag.getAttribute('property') ?? tag.getAttribute('name')!;
      (contents[name] ??= []).push(tag.getAttribute('content'));
    }
    return {
      headings: sent.querySelectorAll('h1').length,
      title: sent.title,
      canonical: [...sent.head.querySelectorAll('link[rel=canonical]')].map((link) =>
        link.getAttribute('href'),
      ),
      contents,
    };
  }, html);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the metadata of a tutorial describe an article with a picture made from its title', async ({
    page,
    baseURL,
    request,
  }) => {
    const { title, description } = await (await request.get('/api/tutorials/5')).json();
    await page.goto('/tutoriels/5');
    await expect(page).toHaveTitle(`${title} – Passerelle`);
    await expect(meta(page, 'description')).toHaveAttribute('content', description);
    await expect(meta(page, 'og:type')).toHaveAttribute('content', 'article');
    await expect(meta(page, 'og:title')).toHaveAttribute('content', title);
    await expect(meta(page, 'og:image')).toHaveAttribute(
      'content',
      new RegExp(`^${baseURL}/tutoriels/5/apercu\\.png\\?v=\\d+$`),
    );
    await expect(meta(page, 'og:url')).toHaveAttribute('content', `${baseURL}/tutoriels/5`);
    await expect(page.locator('#_article table').first()).toBeVisible();
  });

  test.describe('in the dark', () => {
    test.use({ colorScheme: 'dark' });

    test('the page follows the dark theme of the system', async ({ page }) => {
      await page.goto('/tutoriels/5');
      const { background, scheme, code } = await page.evaluate(() => ({
        background: getComputedStyle(document.documentElement).backgroundColor,
        scheme: getComputedStyle(document.documentElement).colorScheme,
        code: getComputedStyle(document.querySelector('#_article pre')!).backgroundColor,
      }));
      expect([background, scheme, code]).toEqual(['rgb(19, 24, 29)', 'dark', 'rgb(13, 17, 21)']);
    });
  });

  test('a visitor goes from the home page to a tutorial and reads it', async ({ page }) => {
    await page.goto('/');
    await page
      .locator('#domains')
      .getByRole('link', { name: /^Programmation/ })
      .click();
    await page.getByRole('link', { name: /^Comprendre async/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Comprendre async/await');
    await expect(page.locator('#_article h2').first()).toBeVisible();
    await page.getByRole('link', { name: /Retour à l’accueil/ }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('a visitor searches with the boxes and the filters, which are plain forms', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const hero = page.getByRole('main').getByRole('search');
    await hero.getByRole('searchbox').fill('boulangerie');
    await hero.getByRole('button').click();
    await expect(page).toHaveURL(/\/recherche\?q=boulangerie$/);
    await expect(page.getByRole('article').first()).toContainText('boulangerie');
    await unfoldFilters(page);
    const filters = page.getByRole('search', { name: 'Filtres' });
    await filters.getByLabel('Mots à chercher').fill('');
    await filters.getByLabel('Domaine', { exact: true }).selectOption('Design');
    await filters.locator('summary', { hasText: 'Nombre de résultats' }).click();
    await filters.getByLabel('Nombre de résultats').selectOption('10');
    await filters.getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(page.getByRole('heading', { name: '3 tutoriels trouvés sur 3' })).toBeVisible();
    if (!isMobile) return;
    await menuToggle(page).click();
    const box = page.getByRole('banner').getByRole('search');
    await box.getByRole('searchbox').fill('œuvrer');
    await box.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a visitor filters and sorts the catalogue', async ({ page }) => {
    await page.goto('/catalogue');
    await page.getByLabel('Recherche', { exact: true }).fill('ÉCLAIRER');
    await unfoldFilters(page);
    await page.getByLabel('Catégorie').selectOption('Productivité');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await expect(page.getByRole('heading', { name: '1 tutoriel(s) trouvé(s)' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Éclairer un bureau l’hiver');
    await expect(page.getByLabel('Catégorie').locator('option:checked')).toHaveText('Productivité');
    await page.goto('/catalogue');
    await unfoldFilters(page);
    await page.getByLabel('Tri').selectOption('Ordre alphabétique');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await expect(page.getByRole('heading', { name: '14 tutoriel(s) trouvé(s)' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('100 % utile');
  });

  test('a visitor pages through the results of a search', async ({ page }) => {
    await page.goto('/recherche?limit=10');
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page.getByRole('heading', { name: '4 tutoriels trouvés sur 14' })).toBeVisible();
    await page.getByRole('link', { name: 'Page précédente' }).click();
    await expect(page.getByRole('heading', { name: '10 tutoriels trouvés sur 14' })).toBeVisible();
  });

  test.describe('with several pages of tutorials', () => {
    test.use({ site: 'large' });

    test('a visitor pages through the catalogue and a domain', async ({ page, request, baseURL }) => {
      const idsOf = async (path: string, offset: number) =>
        (await (await request.get(path, { params: { limit: 10, offset } })).json()).tutorials.map(
          ({ id }: { id: number }) => id,
        );
      for (const [path, list] of [
        ['/catalogue', '/api/tutorials'],
        ['/tutoriels', '/api/tutorials'],
        ['/domaines/design', '/api/domains/design/tutorials'],
      ] as const) {
        await page.goto(path);
        expect(await shownIds(page)).toEqual(await idsOf(list, 0));
        await page.getByRole('link', { name: 'Page suivante' }).click();
        await expect(page).toHaveURL(/page=2$/);
        await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
          'href',
          `${baseURL}${path}?page=2`,
        );
        expect(await shownIds(page)).toEqual(await idsOf(list, 10));
      }
      await page.goto('/catalogue?q=noel&sort=title');
      await page.getByRole('link', { name: 'Page suivante' }).click();
      await expect(page).toHaveURL(/q=noel&sort=title&page=2$/);
      expect(await shownIds(page)).toEqual(await idsOf('/api/tutorials?q=noel&sort=title', 10));
    });
  });
});

test.describe('emails and messages', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form says what is missing, then thanks the visitor', async ({ page, tolerated }) => {
    tolerated.push(/status of 400/);
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Écrire à l’équipe du site' });
    await form.getByLabel('Votre nom').fill('Zoé');
    await form.getByLabel('Votre adresse e-mail').fill('zoe@exemple.fr');
    await form.getByLabel('Objet').fill('Un atelier');
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText(/au moins 10 caractères/)).toBeVisible();
    await page.goBack();
    await expect(form.getByLabel('Votre nom')).toHaveValue('Zoé');
    await form.getByLabel('Message').fill('Bonjour, quand a lieu le prochain ?');
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre message est envoyé');
  });

  test('a subscriber confirms and ends the newsletter with the links of its emails', async ({
    page,
    linkMailedTo,
  }) => {
    const email = `sans-script-${Date.now().toString(36)}-${test.info().project.name}@exemple.fr`;
    expect((await page.request.post('/api/newsletter/subscribe', { data: { email } })).status()).toBe(201);
    for (const [path, name, title] of [
      ['/newsletter/confirmer', 'Confirmer mon inscription', 'Votre inscription est confirmée'],
      ['/newsletter/desinscription', 'Me désinscrire', 'Vous êtes désinscrit'],
    ] as const) {
      await page.goto(await linkMailedTo(email, path));
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
});

import type { Page } from '@playwright/test';
import { expectScrolledTo, hold, menuToggle, NOT_FOUND, unfoldFilters, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test('SHELL-01 the page declares French as its language and has no English words', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\b(home|search|login|sign up|about us|read more)\b/i);
});

const screens = [
  { title: 'SHELL-02 / is the home page', path: '/', heading: 'D’un savoir à l’autre, il n’y a qu’un pas.' },
  {
    title: 'SHELL-03 /tutoriels/{id} is a tutorial',
    path: '/tutoriels/3',
    heading: 'Tenir un journal de décisions que l’équipe relira vraiment',
  },
  { title: 'SHELL-04 /domaines/{slug} is a domain', path: '/domaines/langues', heading: 'Domaine: Langues' },
  { title: 'SHELL-05 /catalogue is the catalogue', path: '/catalogue', heading: 'Catalogue de formations' },
  { title: 'SHELL-10 /recherche is the search', path: '/recherche', heading: 'Recherche avancée' },
];

for (const { title, path, heading } of screens) {
  test(title, async ({ page }) => {
    const response = await visit(page, path);
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('SHELL-10 the search reads q and filters from its address', async ({ page }) => {
  await visit(page, '/recherche?q=boulangerie&difficulty=interm%C3%A9diaire');
  await unfoldFilters(page);
  await expect(page.getByRole('combobox', { name: 'Mots à chercher' })).toHaveValue('boulangerie');
  await expect(page.getByRole('heading', { name: '1 tutoriels trouvés sur 1' })).toBeVisible();
});

test('SHELL-19 SHELL-20 an unknown address shows the not-found page', async ({ page, tolerated }) => {
  tolerated.push(NOT_FOUND);
  for (const path of ['/nulle-part', '/catalogue/de/trop', '/Catalogues']) {
    const response = await visit(page, path);
    expect(response.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Did you forget to add the page to the router?', { exact: true }),
    ).toBeVisible();
  }
});

test('SHELL-21 SHELL-22 a visitor has the header, whose logo leads home, and the footer', async ({
  page,
}) => {
  await visit(page, '/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Passerelle' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('D’un savoir à l’autre');
});

test('SHELL-23 the header has its six links in order', { tag: '@desktop' }, async ({ page }) => {
  for (const [path, home] of [
    ['/', ''],
    ['/catalogue', '/'],
  ] as const) {
    await visit(page, path);
    const links = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');
    await expect(links).toHaveText([
      'Accueil',
      'Catalogue',
      'Apprentissage',
      'Domaines',
      'Recherche',
      'À propos',
    ]);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const expected = ['/', '/catalogue', '/apprentissage', `${home}#domains`, '/recherche', `${home}#about`];
    expect(targets).toEqual(expected);
  }
});

for (const [label, anchor] of [
  ['Domaines', 'domains'],
  ['À propos', 'about'],
] as const) {
  test(`SHELL-24 «${label}» leads to its section of the home page from anywhere`, async ({
    page,
    isMobile,
  }) => {
    for (const start of ['/catalogue', '/']) {
      await visit(page, start);
      if (isMobile) await menuToggle(page).click();
      await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/#${anchor}$`));
      await expectScrolledTo(page, anchor);
    }
  });
}

test('SHELL-24 the page scrolls to the section even if content above it arrives late', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/faq');
  const release = await hold(page, /\/api\/tutorials\/trending$/);
  if (isMobile) await menuToggle(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'À propos', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Chargement des tutoriels' })).toBeAttached();
  release();
  await expect(page.locator('#popular').getByRole('article')).toHaveCount(4);
  await expectScrolledTo(page, 'about');
});

test('SHELL-25 the search field of the header leads to the search', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher un tutoriel' }).click();
  await expect(page).toHaveURL(/\/recherche$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recherche avancée');
});

test('SHELL-26 the header has the bell and the user menu', async ({ page, isMobile }) => {
  await visit(page, '/catalogue');
  const header = page.getByRole('banner');
  const bell = header.locator('summary[aria-label="Notifications"]');
  await bell.click();
  await expect(header.getByText('Aucune notification')).toBeVisible();
  if (isMobile) await menuToggle(page).click();
  await expect(header.getByRole('link', { name: 'Connexion' })).toBeVisible();
});

test(
  'SHELL-27 on small screens a toggle opens and closes a menu with a search box and the links',
  {
    tag: '@mobile',
  },
  async ({ page }) => {
    await visit(page, '/catalogue');
    const header = page.getByRole('banner');
    const menu = header.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await menuToggle(page).click();
    const labels = [
      'Accueil',
      'Catalogue',
      'Apprentissage',
      'Domaines',
      'Recherche',
      'À propos',
      'Populaires',
    ];
    await expect(menu.getByRole('link')).toHaveText(labels);
    await expect(menu.getByRole('link', { name: 'Populaires' })).toHaveAttribute('href', '/#popular');
    await expect(header.getByRole('combobox')).toBeVisible();
    await menuToggle(page).click();
    await expect(menu).toBeHidden();
    await expect(header.getByRole('combobox')).toBeHidden();
  },
);

test('SHELL-28 «Populaires» scrolls to the trending tutorials', { tag: '@mobile' }, async ({ page }) => {
  await visit(page, '/catalogue');
  await menuToggle(page).click();
  await page.getByRole('link', { name: 'Populaires' }).click();
  await expect(page).toHaveURL(/\/#popular$/);
  await expectScrolledTo(page, 'popular');
  await expect(page.locator('#popular').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

test('SHELL-29 the header is blurred beyond 10 pixels and clear at 10', async ({ page }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  const scrollPageTo = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
  await scrollPageTo(11);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await scrollPageTo(10);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
});

test('SHELL-30 the header offers a visitor to sign in and to sign up', async ({ page, isMobile }) => {
  await visit(page, '/');
  if (isMobile) await menuToggle(page).click();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '/auth/login');
  await expect(header.getByRole('link', { name: 'Inscription' })).toHaveAttribute('href', '/auth/register');
  await expect(
    header.getByText(/Mon profil|Mes favoris|Mes contributions|Administration|Déconnexion/),
  ).toHaveCount(0);
});

test('a change of theme shows without a transition @long', async ({ page }) => {
  await visit(page, '/faq');
  const moving = () => page.getByRole('banner').evaluate((header) => header.getAnimations().length);
  for (const name of [/Passer au thème clair/, /Passer au thème sombre/]) {
    await page.getByRole('button', { name }).click();
    expect(await moving()).toBe(0);
  }
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
});

test('a visitor chooses a theme, which survives a reload @long', async ({ page }) => {
  await visit(page, '/');
  const toggle = page.getByRole('button', { name: /^Thème/ });
  await expect(page.locator('html')).toHaveClass(/light/);
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(toggle).toHaveAccessibleName(/^Thème : sombre/);
});

test('the chosen theme also colours the browser’s frame, and other tabs @long', async ({ page, context }) => {
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/faq');
  /** Browsers use the first one whose media query matches. */
  const around = (tab: Page) =>
    tab
      .locator('meta[name="theme-color"]')
      .evaluateAll(
        (metas) =>
          (metas as HTMLMetaElement[]).find(({ media }) => matchMedia(media || 'all').matches)!.content,
      );
  expect(await around(other)).toBe('#fbf9f5');
  const toggle = page.getByRole('button', { name: /^Thème/ });
  await toggle.click();
  await toggle.click();
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveClass(/dark/);
    await expect(tab.getByRole('button', { name: /^Thème : sombre/ })).toBeVisible();
    expect(await around(tab)).toBe('#13181d');
  }
});

test('42.4 a shortcut whose key is held acts once @long', async ({ page }) => {
  await visit(page, '/faq');
  await page.keyboard.down('t');
  await page.keyboard.down('t');
  await page.keyboard.down('t');
  await page.keyboard.up('t');
  await expect(page.getByText('Thème clair', { exact: true })).toBeVisible();
  await expect(page.getByText('Thème sombre', { exact: true })).toHaveCount(0);
});

test('42.4 a menu closes when the focus leaves it @mobile @long', async ({ page }) => {
  await visit(page, '/faq');
  const menu = page
    .getByRole('banner')
    .locator('details', { has: page.locator('summary[aria-label="Menu"]') });
  await menuToggle(page).click();
  await expect(menu).toHaveAttribute('open');
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
});

test('42.2 a browser that lacks a newer feature keeps the page of the server, whose links work @long', async ({
  page,
}) => {
  await page.addInitScript(() => delete (Array.prototype as { toSorted?: unknown }).toSorted);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/catalogue');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.locator('#_article')).toBeVisible();
  expect(scripts).toEqual([]);
});

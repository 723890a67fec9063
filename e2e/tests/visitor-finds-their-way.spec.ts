import { NOT_FOUND, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test('SHELL-01 the page says that it is in French, and is', async ({ page }) => {
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

test('SHELL-10 the search takes q and filters from its address', async ({ page }) => {
  await visit(page, '/recherche?q=boulangerie&difficulty=interm%C3%A9diaire');
  await expect(page.getByRole('searchbox', { name: 'Mots à chercher' })).toHaveValue('boulangerie');
  await expect(page.getByRole('heading', { name: '1 tutoriels trouvés sur 1' })).toBeVisible();
});

test('SHELL-19 SHELL-20 an address that nothing stands at gives the not-found page', async ({
  page,
  tolerated,
}) => {
  tolerated.push(NOT_FOUND);
  for (const path of ['/nulle-part', '/catalogue/de/trop', '/Catalogues']) {
    const response = await visit(page, path);
    expect(response.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found', { exact: true })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible();
  }
});

test('SHELL-21 SHELL-22 a visitor has the header, whose logo leads home, and the footer', async ({ page }) => {
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
    await expect(links).toHaveText(['Accueil', 'Catalogue', 'Apprentissage', 'Domaines', 'Recherche', 'À propos']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const expected = ['/', '/catalogue', '/apprentissage', `${home}#domains`, '/recherche', `${home}#about`];
    expect(targets).toEqual(expected);
  }
});

for (const [label, anchor] of [
  ['Domaines', 'domains'],
  ['À propos', 'about'],
] as const) {
  test(`SHELL-24 «${label}» leads to its section of the home page from anywhere`, async ({ page, isMobile }) => {
    for (const start of ['/catalogue', '/']) {
      await visit(page, start);
      const header = page.getByRole('banner');
      if (isMobile) await header.getByRole('button', { name: 'Menu' }).or(header.locator('summary[aria-label=Menu]')).click();
      await header.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/#${anchor}$`));
      await expectAtTop(page.locator(`#${anchor}`));
    }
  });
}

test('SHELL-25 the search field of the header leads to the search', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher un tutoriel' }).click();
  await expect(page).toHaveURL(/\/recherche$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recherche avancée');
});

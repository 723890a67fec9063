import type { Page } from '@playwright/test';
import { menuToggle, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

const group = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name }).getByRole('link');

const targets = (page: Page, name: string) =>
  group(page, name).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.beforeEach(({ page }) => visit(page, '/contact'));

test('SHELL-39 the footer has the group «Explorer»', async ({ page }) => {
  expect(await targets(page, 'Explorer')).toEqual(['/catalogue', '/domaines', '/tutoriels', '/recherche']);
});

test('SHELL-40 the footer has the group «Ressources»', async ({ page }) => {
  const expected = ['/comment-ca-marche', '/devenir-contributeur', '/faq', '/contact'];
  expect(await targets(page, 'Ressources')).toEqual(expected);
});

test('SHELL-41 the footer has a link to sign up and one to sign in', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Inscription' })).toHaveAttribute('href', '/register');
  await expect(footer.getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '/login');
});

test('the footer does not ask a member to sign up or in', async ({ page }) => {
  const join = page.getByRole('contentinfo').getByText('Rejoindre la communauté');
  await expect(join).toBeVisible();
  await signUp(page);
  await visit(page, '/contact');
  await expect(join).toBeHidden();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: /Inscription|Connexion/ }),
  ).toHaveCount(0);
});

test('SHELL-42 the footer has the legal links', async ({ page }) => {
  const expected = ['/mentions-legales', '/confidentialite', '/conditions-utilisation', '/cookies'];
  expect((await targets(page, 'Informations légales')).slice(0, 4)).toEqual(expected);
});

test('SHELL-43 the social icons lead nowhere', async ({ page }) => {
  const icons = page.getByRole('contentinfo').getByRole('img');
  await expect(icons).toHaveCount(3);
  await expect(page.getByRole('contentinfo').locator('a:has([role=img]), button')).toHaveCount(0);
});

const added = [
  '/domaines',
  '/tutoriels',
  '/comment-ca-marche',
  '/devenir-contributeur',
  '/faq',
  '/contact',
  '/mentions-legales',
  '/confidentialite',
  '/conditions-utilisation',
  '/cookies',
];

test('SHELL-44 each footer link opens a page of its own', async ({ page }) => {
  const titles = new Set<string>();
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of added) {
    // The address changes before the page does.
    const before = await heading.innerText();
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(heading).not.toHaveText(before);
    await expect(heading).not.toHaveText(/Page Not Found/);
    titles.add(await heading.innerText());
    const direct = await page.request.get(path);
    expect(direct.status(), path).toBe(200);
  }
  expect(titles.size).toBe(added.length);
});

test('every link of the header, the menu and the footer leads to a page', async ({ page, isMobile }) => {
  await visit(page, '/');
  if (isMobile) await menuToggle(page).click();
  const links = page.locator('header a, footer a');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of new Set(addresses)) {
    const { hash } = new URL(address);
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).not.toContain('404 Page Not Found');
    if (hash) expect(html, address).toContain(`id="${hash.slice(1)}"`);
  }
});

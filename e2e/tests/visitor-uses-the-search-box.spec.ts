import { hold, menuToggle, unfoldFilters, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test('SEARCHBOX-01 the trimmed text goes into the address as q', async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('combobox').fill('  l’été & 100 %  ');
  await search.getByRole('button').click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/recherche' && url.searchParams.get('q') === 'l’été & 100 %',
  );
  await unfoldFilters(page);
  await expect(page.getByRole('combobox', { name: 'Mots à chercher' })).toHaveValue('l’été & 100 %');
});

for (const [kind, text] of [
  ['nothing', ''],
  ['white space', ' \t  '],
]) {
  test(`SEARCHBOX-02 ${kind} leads to the search without q`, async ({ page }) => {
    await visit(page, '/');
    const field = page.getByRole('main').getByRole('search').getByRole('combobox');
    await field.fill(text!);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/recherche$/);
  });
}

test(
  'SEARCHBOX-04 SEARCHBOX-05 the box of the menu has the default placeholder and button',
  { tag: '@mobile' },
  async ({ page }) => {
    await visit(page, '/faq');
    await menuToggle(page).click();
    const search = page.getByRole('banner').getByRole('search');
    await expect(search.getByRole('combobox')).toHaveAttribute('placeholder', 'Rechercher des tutoriels...');
    await expect(search.getByRole('button')).toHaveText('Rechercher');
    await search.getByRole('combobox').fill('contrastes');
    await search.getByRole('button').click();
    await expect(page).toHaveURL(/\/recherche\?q=contrastes$/);
    await expect(search).toBeHidden();
  },
);

test('a search does not wait for scripts, and is remembered once they are loaded @long', async ({ page }) => {
  await visit(page, '/');
  const release = await hold(page, /\/assets\/(Suggestions|earlier-searches)-/);
  const field = page.getByRole('main').getByRole('search').getByRole('combobox');
  await field.fill('contrastes');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=contrastes$/);
  const remembered = () => page.evaluate(() => localStorage.getItem('searches'));
  expect(await remembered()).toBeNull();
  release();
  await expect.poll(remembered).toBe('["contrastes"]');
});

import { expectAccessible } from '../accessibility.js';
import { hold, NOT_FOUND, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

test.use({ site: 'rich' });

test('a member follows a tag from its page, even if no tutorial has the tag yet @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(NOT_FOUND);
  await signUp(page);
  for (const [path, status] of [
    ['/etiquettes/patience', 200],
    ['/etiquettes/rien-de-tel', 404],
  ] as const) {
    expect((await visit(page, path)).status()).toBe(status);
    await page.getByRole('button', { name: 'Suivre cette étiquette' }).click();
    await expect(page.getByRole('button', { name: 'Étiquette suivie' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page, path);
  }
});

test('the page of a text too long for a tag has no button to follow it @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(NOT_FOUND, /status of 400/);
  await signUp(page);
  const asked = page.waitForResponse(/\/api\/tags\/.*\/follow$/);
  await visit(page, `/etiquettes/${'a'.repeat(101)}`);
  expect((await asked).status()).toBe(400);
  await expect(page.getByText('Aucun tutoriel ne porte cette étiquette')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suivre cette étiquette' })).toHaveCount(0);
  await expectAccessible(page, 'a text that is no tag');
});

test('the page of a tag shows that it is loading, and that loading failed @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 500/);
  const bearer = '/tutoriels/12';
  const link = page.getByRole('main').getByRole('link', { name: '#patience' });
  await visit(page, bearer);
  const address = /\/api\/tags\/patience/;
  const release = await hold(page, address);
  await link.click();
  await expect(page.getByRole('status', { name: 'Chargement de l’étiquette' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#patience');
  await page.unroute(address);

  await visit(page, bearer);
  await page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'Panne.' } }));
  await link.click();
  await expect(page.getByRole('heading', { name: 'Impossible de charger cette étiquette.' })).toBeVisible();
  await page.unroute(address);
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('#patience');
});

test('what a member follows is not asked for again and again if it cannot be loaded @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 500/);
  await signUp(page);
  let asked = 0;
  await page.route('**/api/follows', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await visit(page, '/notifications');
  await expect(page.getByRole('alert')).toContainText('Impossible de charger ce que vous suivez.');
  // The part that shows them asks once more.
  expect(asked).toBeLessThanOrEqual(2);
});

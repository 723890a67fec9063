import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { NOT_FOUND, scrollAtOnce, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { readToParagraph } from '../reading.js';

/** Longer than a reader has to rest for a place to count. */
const PAUSE_MS = 3000;
const LIST = '/apprentissage?onglet=collections';
const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text });
const cards = (page: Page) => page.getByRole('region', { name: 'Mes collections' }).getByRole('listitem');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

interface Choices {
  name: string;
  color?: string;
  isPublic?: boolean;
}

async function collect(
  page: Page,
  choices: Choices,
  ...tutorialIds: number[]
): Promise<{ id: number; shareToken: string }> {
  const collection = await (await page.request.post('/api/collections', { data: choices })).json();
  for (const id of tutorialIds) await page.request.post(`/api/collections/${collection.id}/items/${id}`);
  return collection;
}

test('COLL-01 ROLE-03 ROLE-04 a visitor is asked to sign in, a member sees a list', async ({ page }) => {
  await visit(page, LIST);
  await expect(
    page.getByRole('heading', { name: 'Connectez-vous pour créer vos collections' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nouvelle collection' })).toHaveCount(0);
  await signUp(page);
  await collect(page, { name: 'Projet d’hiver' }, 1, 2);
  await visit(page, LIST);
  await expect(cards(page)).toHaveText([/Projet d’hiver.*2 tutoriels/]);
});

test('COLL-02 the page explains to a member what collections are good for', async ({ page }) => {
  await signUp(page);
  await visit(page, LIST);
  const block = page.getByRole('region', { name: 'Ce que permettent les collections' });
  await expect(block.getByRole('heading', { level: 3 })).toHaveText([
    'Organisation',
    'Partage',
    'Export PDF',
    'Confidentialité',
  ]);
});

test('COLL-03 COLL-06 COLL-08 a member creates a collection with a name and one of seven colours', async ({
  page,
}) => {
  await signUp(page);
  await visit(page, LIST);
  await page.getByRole('button', { name: 'Nouvelle collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle collection' });
  const colours = dialog.getByRole('radio');
  expect(await colours.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    '#ef4444',
    '#f97316',
    '#eab308',
    '#10b981',
    '#3b82f6',
    '#8b5cf6',
    '#ec4899',
  ]);
  await expect(dialog.getByRole('radio', { name: 'Bleu' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Créer la collection' }).click();
  await expect(dialog.getByText('Veuillez donner un nom à votre collection', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the dialog of a collection');
  await dialog.getByLabel('Nom').fill('Potager');
  await dialog.getByRole('radio', { name: 'Vert' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Créer la collection' }).click();
  await expect(toast(page, 'Collection créée')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toHaveText([/Potager/]);
  const { collections } = await (await page.request.get('/api/collections')).json();
  expect(collections).toMatchObject([{ name: 'Potager', color: '#10b981', isPublic: false }]);
});

test('COLL-03 a member filters and sorts their collections', async ({ page }) => {
  await signUp(page);
  await collect(page, { name: 'Été', isPublic: true }, 1);
  await collect(page, { name: 'Zèbres' }, 1, 2);
  await collect(page, { name: 'abeilles' });
  await visit(page, LIST);
  await expect(cards(page)).toHaveCount(3);
  await page.getByLabel('Trier').selectOption('Ordre alphabétique');
  await expect.poll(() => names(page)).toEqual(['abeilles', 'Été', 'Zèbres']);
  await page.getByLabel('Trier').selectOption('Nombre de tutoriels');
  await expect.poll(() => names(page)).toEqual(['Zèbres', 'Été', 'abeilles']);
  await page.getByLabel('Filtrer').selectOption('Publiques');
  await expect.poll(() => names(page)).toEqual(['Été']);
  await page.getByLabel('Filtrer').selectOption('Privées');
  await expect.poll(() => names(page)).toEqual(['Zèbres', 'abeilles']);
});

test('SHARE-01 COLL-04 COLL-05 COLL-06 COLL-07 a member adds a tutorial to collections', async ({ page }) => {
  await signUp(page);
  const { id } = await collect(page, { name: 'Lectures' });
  await visit(page, '/tutoriels/2');
  await page.getByRole('button', { name: 'Ajouter à une collection' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await expect(dialog.getByText('Sélectionnez au moins une collection.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Lectures' }).check();
  await expect(toast(page, 'Collection sélectionnée')).toBeVisible();
  await dialog.getByRole('button', { name: 'Nouvelle collection' }).click();
  await dialog.getByRole('button', { name: 'Créer la collection' }).click();
  await expect(dialog.getByText('Veuillez donner un nom à votre collection', { exact: true })).toBeVisible();
  await dialog.getByLabel('Nom').fill('Design');
  await dialog.getByRole('button', { name: 'Créer la collection' }).click();
  await expect(toast(page, 'Collection créée')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Design' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Lectures' }).uncheck();
  await expect(toast(page, 'Sélection retirée')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Lectures' }).check();
  await expectAccessible(page, 'the choice of collections');
  await save.click();
  await expect(toast(page, 'Collections enregistrées')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { collectionIds } = await (await page.request.get('/api/tutorials/2/collections')).json();
  expect(collectionIds).toHaveLength(2);
  expect(collectionIds).toContain(id);
  await visit(page, '/tutoriels/2');
  await page.getByRole('button', { name: 'Ajouter à une collection' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Lectures' })).toBeChecked();
});

test('ROLE-03 ROLE-04 SHARE-01 the dialog asks a visitor to sign in, and signing in leads back', async ({
  page,
}) => {
  await visit(page, '/tutoriels/2');
  await page.getByRole('button', { name: 'Ajouter à une collection' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('retour') === '/tutoriels/2');
});

test('COLL-05 a member reorders and renames a collection, and removes a tutorial from it', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await collect(page, { name: 'Lectures' }, 1, 2, 3);
  await visit(page, `/collections/${id}`);
  const held = async () => {
    const { tutorials } = await (await page.request.get(`/api/collections/${id}`)).json();
    return tutorials.map((tutorial: { id: number }) => tutorial.id);
  };
  await expect(page.getByRole('button', { name: /^Monter/ }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const down = page.getByRole('button', { name: /^Descendre/ }).first();
  const name = await down.getAttribute('aria-label');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(held).toEqual([2, 1, 3]);
  const same = page.getByRole('button', { name: name!, exact: true });
  await expect(same).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(held).toEqual([2, 3, 1]);
  await expectAccessible(page, 'a collection');
  await page
    .getByRole('button', { name: /^Retirer/ })
    .first()
    .click();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await held()).toEqual([3, 1]);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('dialog').getByLabel('Nom').fill('Relectures');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relectures');
});

test('COLL-05 anybody with the link reads a public collection until it is private again', async ({
  page,
  browser,
  baseURL,
  tolerated,
}) => {
  tolerated.push(NOT_FOUND);
  await signUp(page, { displayName: 'Gwenn Kermarrec' });
  const { id } = await collect(page, { name: 'Pour l’équipe' }, 2);
  await visit(page, `/collections/${id}`);
  await expect(page.getByRole('region', { name: 'Partage' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('dialog').getByLabel('Collection publique').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  const link = page.getByRole('region', { name: 'Partage' }).getByRole('link');
  const address = (await link.getAttribute('href'))!;

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const visitor = await context.newPage();
  expect((await visitor.goto(address))!.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pour l’équipe');
  await expect(visitor.getByRole('main')).toContainText('Gwenn Kermarrec');
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await expect(visitor.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect((await visitor.goto(`/collections/${id}`))!.status()).toBe(200);
  await expect(visitor.getByRole('main')).not.toContainText('Pour l’équipe');

  expect((await page.request.patch(`/api/collections/${id}`, { data: { isPublic: false } })).status()).toBe(
    200,
  );
  expect((await visitor.goto(address))!.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Collection non trouvée');
  await context.close();
});

test('COLL-05 a member deletes a collection after a confirmation, and other members cannot read it', async ({
  page,
  tolerated,
}) => {
  tolerated.push(NOT_FOUND);
  await signUp(page);
  const { id } = await collect(page, { name: 'Éphémère' });
  await visit(page, `/collections/${id}`);
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('dialog', { name: /Supprimer cette collection/ });
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Éphémère');
  await signUp(page);
  await visit(page, `/collections/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collection non trouvée');
  const own = await collect(page, { name: 'À moi' });
  await visit(page, `/collections/${own.id}`);
  // The list was fetched before the change, and its response arrives last.
  await page.route(
    /\/api\/collections\?/,
    async (route) => {
      const response = await route.fetch();
      await toast(page, 'Collection supprimée').waitFor();
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la collection' }).click();
  await expect(toast(page, 'Collection supprimée')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aucune collection' })).toBeVisible();
  expect((await page.request.get(`/api/collections/${own.id}`)).status()).toBe(404);
});

test('COLL-05 the page says that collections could not be loaded', async ({ page, tolerated }) => {
  tolerated.push(/net::ERR_FAILED/);
  await signUp(page);
  await page.route(/\/api\/collections\?/, (route) => route.abort());
  await visit(page, LIST);
  await expect(page.getByRole('alert')).toContainText('Impossible de charger vos collections.');
  await page.unroute(/\/api\/collections\?/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune collection' })).toBeVisible();
});

test('40.17 the reading place stays when a member adds the tutorial to a collection from below its text @long', async ({
  page,
}) => {
  await signUp(page);
  await collect(page, { name: 'À relire' });
  await page.clock.install();
  await visit(page, '/tutoriels/2');
  await readToParagraph(page, 3);
  await page.clock.runFor(PAUSE_MS);
  const place = async () => (await page.request.get('/api/tutorials/2/progress')).json();
  await expect.poll(async () => (await place()).position).toBeGreaterThan(0);
  const before = await place();
  await scrollAtOnce(page.getByRole('button', { name: 'Ajouter à une collection' }), 'end');
  await page.clock.runFor(PAUSE_MS);
  await page.getByRole('button', { name: 'Ajouter à une collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter à une collection' });
  await dialog.getByRole('checkbox', { name: /À relire/ }).check();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(PAUSE_MS);
  expect(await place()).toMatchObject({ position: before.position, heading: before.heading });
});

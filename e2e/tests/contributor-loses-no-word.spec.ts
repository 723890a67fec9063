import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { expectSource, sourceField, writeSource } from '../source-field.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });
test.beforeEach(({ tolerated }) => {
  tolerated.push(/status of (412|507)/, /ERR_INTERNET_DISCONNECTED/);
});

const fields = (page: Page) => ({
  title: page.getByLabel('Titre', { exact: true }),
  saved: page.getByText(/^Enregistré à \d\d:\d\d$/),
});
const said = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

interface Draft {
  id: number;
  title: string;
  source: string;
}

async function onServer(page: Page): Promise<Draft[]> {
  const { drafts } = (await (await page.request.get('/api/drafts')).json()) as { drafts: { id: number }[] };
  return Promise.all(
    drafts.map(async ({ id }) => (await (await page.request.get(`/api/drafts/${id}`)).json()) as Draft),
  );
}

const textOnServer = async (page: Page) => (await onServer(page)).map(({ source }) => source).join('|');

/** Keys of the drafts stored in this browser. */
function keptOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open('passerelle');
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
    const names = base.transaction('copies').objectStore('copies').getAllKeys();
    await new Promise((resolve) => (names.onsuccess = resolve));
    base.close();
    return [
      ...names.result.map(String),
      ...Object.keys(localStorage).filter((key) => key.startsWith('brouillon/')),
    ];
  });
}

/** Crashes the page without events, as when memory runs out. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function openAgain(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page, address);
  return page;
}

test('typed text is saved automatically, survives a killed tab and is sent once the network is back', async ({
  page,
  context,
}) => {
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  const { title, saved } = fields(page);
  await expect(title).toBeVisible();
  expect(await onServer(page)).toEqual([]);
  await title.fill('Le levain');
  await writeSource(page, 'Premier jour.');
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(/\/contributions\/nouveau\?brouillon=\d+$/);
  await expect(await sourceField(page)).toBeFocused();
  expect(await onServer(page)).toMatchObject([{ title: 'Le levain', source: 'Premier jour.' }]);
  const address = page.url();

  await context.setOffline(true);
  await writeSource(page, 'Premier jour.\n\nHors ligne.');
  await expect(said(page, 'Gardé sur cet appareil, hors ligne')).toBeVisible();
  expect(await keptOnDevice(page)).toHaveLength(1);
  await kill(page);
  await context.setOffline(false);
  const again = await openAgain(context, address);
  await expect(fields(again).title).toHaveValue('Le levain');
  await expectSource(again, 'Premier jour.\n\nHors ligne.');
  await expect.poll(() => textOnServer(again)).toBe('Premier jour.\n\nHors ligne.');

  await context.setOffline(true);
  await writeSource(again, 'Sans quitter la page.');
  await expect(said(again, 'Gardé sur cet appareil, hors ligne')).toBeVisible();
  await context.setOffline(false);
  await expect(fields(again).saved).toBeVisible();
  expect(await textOnServer(again)).toBe('Sans quitter la page.');
  await expect.poll(() => keptOnDevice(again)).toEqual([]);

  await visit(again, '/contributions');
  const draft = again.getByRole('region', { name: 'Brouillons' }).getByRole('article');
  await expect(draft).toContainText('Le levain');
  await expectAccessible(again, 'the list of drafts');
  await draft.getByRole('link', { name: 'Continuer' }).click();
  await expectSource(again, 'Sans quitter la page.');
  await again.getByRole('button', { name: 'Supprimer le brouillon' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(again).toHaveURL(/\/contributions$/);
  await expect(again.getByRole('heading', { name: 'Aucune contribution' })).toBeVisible();
});

test('texts of two tabs are merged, and the author chooses where both changed the same place @long', async ({
  page,
  context,
}) => {
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  const { saved } = fields(page);
  await writeSource(page, 'Un.\n\nDeux.\n\nTrois.');
  await expect(saved).toBeVisible();
  const other = await openAgain(context, page.url());
  await expectSource(other, 'Un.\n\nDeux.\n\nTrois.');

  await writeSource(other, 'Un.\n\nDeux.\n\nTrois.\n\nQuatre, de l’autre onglet.');
  await expect.poll(() => textOnServer(page)).toContain('Quatre');
  // The page merges it with the other text within a second.
  await (await sourceField(page)).fill('Un, d’ici.\n\nDeux.\n\nTrois.');
  await expectSource(page, 'Un, d’ici.\n\nDeux.\n\nTrois.\n\nQuatre, de l’autre onglet.');
  await expect(page.locator('[data-toast]')).toContainText('Deux textes joints');
  await expect.poll(() => textOnServer(page)).toMatch(/^Un, d’ici\.[^]*Quatre, de l’autre onglet\.$/);

  await writeSource(other, 'Un, de là-bas.\n\nDeux.\n\nTrois.\n\nQuatre, de l’autre onglet.');
  const collision = other.getByRole('region', { name: 'Deux textes se contredisent' });
  await expect(collision).toContainText('Un, d’ici.');
  await expect(collision).toContainText('Un, de là-bas.');
  await expectSource(other, 'Un, de là-bas.\n\nDeux.\n\nTrois.\n\nQuatre, de l’autre onglet.');
  expect(await textOnServer(page)).toContain('Un, d’ici.');
  await expectAccessible(other, 'two texts that collide');
  // Both texts are kept until the author decides.
  const address = other.url();
  await kill(other);
  const third = await openAgain(context, address);
  const sides = third.getByRole('region', { name: 'Deux textes se contredisent' });
  await expect(sides).toContainText('Un, de là-bas.');
  await sides.getByLabel('Enregistré ailleurs', { exact: true }).check();
  await sides.getByRole('button', { name: 'Continuer avec ce choix' }).click();
  await expect(sides).toBeHidden();
  await expectSource(third, 'Un, d’ici.\n\nDeux.\n\nTrois.\n\nQuatre, de l’autre onglet.');
  await expect(fields(third).saved).toBeVisible();
});

test('text typed after the session has ended is saved once the member signs in again @long', async ({
  page,
  context,
}) => {
  const { password } = await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  const { saved } = fields(page);
  await writeSource(page, 'Avant.');
  await expect(saved).toBeVisible();
  await context.clearCookies();
  await writeSource(page, 'Avant. Après.');
  await expect(said(page, 'Gardé sur cet appareil')).toBeVisible();
  await page.getByRole('button', { name: 'reconnectez-vous pour l’enregistrer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(saved).toBeVisible();
  await expectSource(page, 'Avant. Après.');
  expect(await textOnServer(page)).toBe('Avant. Après.');
});

test('while the server’s disk is full the page says so and keeps the text on the device @long', async ({
  page,
}) => {
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  const full =
    'Le site n’a plus de place pour enregistrer : rien n’a été changé. Réessayez plus tard ; l’administrateur doit libérer de l’espace disque.';
  const refuse = (route: Route) =>
    route.fulfill({ status: 507, json: { statusCode: 507, code: 'out_of_space', message: full } });
  await page.route(/\/api\/drafts/, refuse);
  await writeSource(page, 'Rien ne se perd.');
  await expect(said(page, 'Gardé sur cet appareil. Le site n’a plus de place')).toBeVisible();
  await page.unroute(/\/api\/drafts/, refuse);

  await page.reload();
  await expectSource(page, 'Rien ne se perd.');
  await expect(fields(page).saved).toBeVisible();
  await expect.poll(() => textOnServer(page)).toBe('Rien ne se perd.');
});

test('42.4 a damaged copy on the device does not keep the editor from opening @long', async ({ page }) => {
  const { username } = await signUp(page, { isContributor: true });
  const { id } = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  await page.addInitScript(
    (member) => localStorage.setItem(`brouillon/${member}/abc`, '{"subject":"nou'),
    id,
  );
  await visit(page, '/contributions/nouveau');
  await expect(fields(page).title, username).toBeVisible();
});

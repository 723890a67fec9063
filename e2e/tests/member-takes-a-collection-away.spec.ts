import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { ARRIVAL_MS, hold, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

const FILE_MS = 90_000;

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Télécharger c/ });
const messages = (page: Page) => page.locator('[data-toast]');
const sent = (page: Page) => dialog(page).getByRole('button', { name: 'Télécharger' });

async function collect(page: Page, isPublic: boolean): Promise<{ id: number; shareToken: string }> {
  const data = { name: 'Pour le train', isPublic };
  const collection = await (await page.request.post('/api/collections', { data })).json();
  for (const id of [1, 2]) await page.request.post(`/api/collections/${collection.id}/items/${id}`);
  return collection;
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Télécharger' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('a member downloads a collection as one PDF, sees its progress, and finds it among the notifications @long', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  const { id } = await collect(page, false);
  await visit(page, `/collections/${id}`);
  await openDialog(page);
  await expect(dialog(page).getByRole('radio')).toHaveCount(2);
  await expect(dialog(page).getByRole('radio', { name: 'PDF' })).toBeChecked();
  await expectAccessible(page, 'the dialog');
  const downloading = page.waitForEvent('download', { timeout: FILE_MS });
  const release = await hold(page, /\/api\/exports\/\d+$/);
  await sent(page).click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Préparation du fichier' })).toBeVisible();
  await expectAccessible(page, 'the progress');
  release();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('pour-le-train.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(messages(page).filter({ hasText: 'Téléchargement terminé' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await visit(page, '/notifications');
  const again = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: 'Votre fichier est prêt' }).click();
  expect((await again).suggestedFilename()).toBe('pour-le-train.pdf');
});

test('a member who closes the dialog is notified when the book of the learning path is ready @long', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  const { paths } = await (await page.request.get('/api/learning-paths')).json();
  await visit(page, `/parcours/${paths[0].id}`);
  // Notifications from before the connection make no toast.
  await expect(page.getByRole('button', { name: 'Connecté' })).toBeVisible({ timeout: ARRIVAL_MS });
  await openDialog(page);
  await dialog(page).getByRole('radio', { name: 'EPUB' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Inclure les images' }).uncheck();
  const asking = page.waitForRequest(/\/exports$/);
  // Until the dialog is closed: an open dialog would download the file itself.
  const release = await hold(page, /\/api\/exports\/\d+$/);
  await sent(page).click();
  expect((await asking).postDataJSON()).toEqual({ format: 'epub', includeImages: false, highQuality: false });
  await dialog(page).getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(messages(page).filter({ hasText: 'Votre fichier est prêt' })).toBeVisible({
    timeout: FILE_MS,
  });
});

test('a member can download a collection shared by somebody else, a visitor is asked to sign in @long', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { shareToken } = await collect(page, true);
  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await visit(visitor, `/collections/partagees/${shareToken}`);
  await openDialog(visitor);
  await expect(dialog(visitor).getByText('Connectez-vous pour télécharger')).toBeVisible();
  await visitor.context().close();
  await visit(page, `/collections/partagees/${shareToken}`);
  await openDialog(page);
  await expect(sent(page)).toBeVisible();
});

test('the dialog stays open and says why a file could not be made @long', async ({ page }) => {
  await signUp(page);
  const { id } = await collect(page, false);
  await page.route(/\/api\/exports\/\d+$/, async (route) => {
    const order = await (await route.fetch()).json();
    await route.fulfill({ json: { ...order, state: 'failed', problem: 'Le disque est plein.' } });
  });
  await visit(page, `/collections/${id}`);
  await openDialog(page);
  await dialog(page).getByRole('radio', { name: 'EPUB' }).check();
  await sent(page).click();
  await expect(messages(page).filter({ hasText: 'Le disque est plein.' })).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await expect(sent(page)).toBeEnabled();
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { hold, recordCalls, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

test.use({ site: 'rich' });

const PATH = '/tutoriels/5';

const row = (page: Page) => page.getByRole('region', { name: 'Partager' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Télécharger ce tutoriel' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function openDialog(page: Page): Promise<void> {
  await row(page).getByRole('button', { name: 'Télécharger' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('SHARE-01 the row has buttons to share, copy, translate, print and download', async ({ page }) => {
  await visit(page, PATH);
  await expect(row(page).getByText('Traduire', { exact: true })).toBeVisible();
  for (const name of ['Copier le lien', 'PDF', 'Télécharger'])
    await expect(row(page).getByRole('button', { name, exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('SHARE-12 SHARE-13 SHARE-15 the PDF button downloads the PDF, is disabled for 2 seconds and says it is ready', async ({
  page,
}) => {
  test.slow();
  await visit(page, PATH);
  const button = row(page).getByRole('button', { name: 'PDF', exact: true });
  const going = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/tutorials/5/pdf');
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  const clickedAt = Date.now();
  await button.click();
  expect((await going).isNavigationRequest()).toBe(true);
  await expect(button).toBeDisabled();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tout-ce-qu-un-article-peut-contenir.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(messages(page).getByText('PDF prêt', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - clickedAt).toBeGreaterThanOrEqual(2000);
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test('SHARE-14 SHARE-15 the page says that a PDF could not be made, and not that it is ready', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  await page.route(/\/(pdf|download)$/, (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'Rien.' } }),
  );
  await visit(page, PATH);
  await row(page).getByRole('button', { name: 'PDF', exact: true }).click();
  await expect(
    messages(page).getByText('Impossible de générer le PDF. Veuillez réessayer.', { exact: true }),
  ).toBeVisible();
  await expect(messages(page).getByText('PDF prêt')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tout ce qu’un article peut contenir');
});

test('SHARE-16 the download dialog offers four formats and two options', async ({ page }) => {
  await visit(page, PATH);
  await openDialog(page);
  const formats = dialog(page).getByRole('radio');
  expect(await formats.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    'pdf',
    'epub',
    'html',
    'markdown',
  ]);
  await expect(formats.first()).toBeChecked();
  await expect(dialog(page).getByRole('checkbox', { name: /Inclure les images/ })).toBeChecked();
  const quality = dialog(page).getByRole('checkbox', { name: /Haute qualité/ });
  await expect(quality).not.toBeChecked();
  await dialog(page)
    .getByRole('checkbox', { name: /Inclure les images/ })
    .uncheck();
  await expect(quality).toBeDisabled();
  await expectAccessible(page, 'the dialog');
});

test('SHARE-16 SHARE-17 a reader downloads a file in the chosen format with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await visit(page, PATH);
  await row(page).getByRole('button', { name: 'Télécharger' }).press('Enter');
  await dialog(page).getByRole('radio', { name: 'PDF' }).press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: 'EPUB' })).toBeChecked();
  await dialog(page)
    .getByRole('checkbox', { name: /Haute qualité/ })
    .press('Space');
  const calls = recordCalls(page);
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  const pressedAt = Date.now();
  await dialog(page).getByRole('button', { name: 'Télécharger' }).press('Enter');
  const download = await downloading;
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(1500);
  expect(calls.map(({ address }) => address)).toEqual([
    '/api/tutorials/5/download?format=epub&images=true&highQuality=true',
  ]);
  expect(download.suggestedFilename()).toBe('tout-ce-qu-un-article-peut-contenir.epub');
  expect((await readFile(await download.path())).subarray(30, 58).toString()).toBe(
    'mimetypeapplication/epub+zip',
  );
  await expect(messages(page).getByText('Téléchargement terminé')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('SHARE-18 a failed download shows an error and leaves the dialog open', async ({ page, tolerated }) => {
  tolerated.push(/status of 503/);
  await page.route(/\/download\?/, (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, message: 'Le disque est plein.' } }),
  );
  await visit(page, PATH);
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Télécharger' }).click();
  await expect(page.getByText('Erreur lors du téléchargement', { exact: true })).toBeVisible();
  await expect(page.getByText('Le disque est plein.')).toBeVisible();
  await expect(dialog(page)).toBeVisible();
});

test.describe('translation', () => {
  const menu = (page: Page) => row(page).locator('summary', { hasText: 'Traduire' });
  const choose = async (page: Page, language: string) => {
    await menu(page).click();
    await row(page).getByRole('button', { name: language, exact: true }).click();
  };

  test('SHARE-08 the menu offers nine languages', async ({ page }) => {
    await visit(page, PATH);
    await menu(page).press('Enter');
    await expect(row(page).getByRole('list', { name: 'Langues' }).getByRole('button')).toHaveText([
      'Anglais',
      'Espagnol',
      'Allemand',
      'Italien',
      'Portugais',
      'Russe',
      'Chinois',
      'Japonais',
      'Arabe',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page, 'the languages');
    await page.keyboard.press('Escape');
    await expect(row(page).getByRole('list', { name: 'Langues' })).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('SHARE-09 a translation replaces the original, and a button restores it', async ({ page }) => {
    await visit(page, PATH);
    const original = await page.locator('.prose').innerHTML();
    const release = await hold(page, /\/translate$/);
    await choose(page, 'Anglais');
    await expect(row(page).getByText('Traduction en anglais…')).toBeVisible();
    release();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('TOUT CE QU’UN ARTICLE PEUT CONTENIR');
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('UN GRAND TABLEAU, DES LIGNES DE CODE')).toBeVisible();
    await expect(page.locator('.prose h2').first()).toHaveText('UN TABLEAU PLUS LARGE QUE L’ÉCRAN');
    await expect(page.locator('.prose pre').first()).toContainText('export function compter');
    const note = page.getByRole('note').filter({ hasText: 'Texte traduit automatiquement en anglais.' });
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport();
    await expectAccessible(page, 'a translation');
    await note.getByRole('button', { name: 'Voir l’original' }).click();
    await expect(title).toHaveText('Tout ce qu’un article peut contenir');
    expect(await page.locator('.prose').innerHTML()).toBe(original);
    await expect(note).toHaveCount(0);
  });

  test('SHARE-09 an Arabic translation runs from right to left', async ({ page }) => {
    await visit(page, PATH);
    await choose(page, 'Arabe');
    await expect(page.locator('.prose')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.prose')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
    await expect(page.locator('.prose pre').first()).toHaveCSS('direction', 'ltr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('SHARE-10 the page says why a translation failed', async ({ page, tolerated }) => {
    tolerated.push(/status of 503/);
    const answers = [{ message: 'Le service dort.', statusCode: 503 }, {}];
    await page.route(/\/translate$/, (route) => route.fulfill({ status: 503, json: answers.shift() }));
    await visit(page, PATH);
    for (const reason of ['Le service dort.', 'Impossible de traduire le contenu']) {
      await choose(page, 'Russe');
      await expect(messages(page).getByText(reason, { exact: true })).toBeVisible();
      await expect(messages(page).getByText('Erreur de traduction', { exact: true }).last()).toBeVisible();
    }
  });

  test.describe('on a site without a service', () => {
    test.use({ site: 'demo' });

    test('SHARE-01 SHARE-11 40.32 « Traduire » is disabled, and says why', async ({ page }) => {
      await visit(page, '/tutoriels/2');
      const button = row(page).getByRole('button', { name: 'Traduire', exact: true });
      await expect(button).toBeDisabled();
      const reason = 'Ce site n’a pas de service de traduction pour le moment.';
      await expect(button).toHaveAccessibleDescription(reason);
      await expect(row(page).getByText(reason)).toBeVisible();
      await button.focus();
      await expect(button).toBeFocused();
      await expect(row(page).getByText('Anglais', { exact: true })).toHaveCount(0);
      await expectAccessible(page, 'a translation that is not offered');
      const answer = await page.request.post('/api/tutorials/2/translate', {
        data: { targetLanguage: 'japanese' },
      });
      expect(answer.status()).toBe(503);
      expect(await answer.text()).toContain('Impossible de traduire le contenu');
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHARE-12 the PDF button still leads to the PDF', async ({ page }) => {
    test.slow();
    await page.goto(PATH);
    const downloading = page.waitForEvent('download', { timeout: 60_000 });
    await row(page).getByRole('button', { name: 'PDF', exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

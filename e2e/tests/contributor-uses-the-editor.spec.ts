import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { tabTo, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { expectSource, sourceField, writeSource } from '../source-field.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });

/** Dispatches a paste event like the browser's. */
async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await (
    await sourceField(page)
  ).evaluate((field, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

/** A PNG of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Dispatches a paste or drop event with an image, like the browser's. @param base64 the image's bytes */
async function give(field: Locator, event: 'paste' | 'drop', base64: string): Promise<void> {
  await field.evaluate(
    (element, [type, text]) => {
      const bytes = Uint8Array.from(atob(text.replace(/[^\w+/=]/g, '')), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      const how = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...how, clipboardData: data })
          : new DragEvent('drop', { ...how, dataTransfer: data }),
      );
    },
    [event, base64] as const,
  );
}

const CELLS = { 'text/plain': 'Mois\tTravail\r\nMars\tSemer' };

test('an author writes a text with keys, the toolbar and the clipboard, and sees a preview @long', async ({
  page,
}) => {
  test.slow();
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  const field = await sourceField(page);
  await page.getByText('Texte', { exact: true }).first().click();
  await expect(field).toBeFocused();

  await page.keyboard.type('un mot');
  await page.keyboard.press('Control+b');
  await expectSource(page, 'un **mot**');
  await page.keyboard.press('Control+b');
  await expectSource(page, 'un mot');
  await page.keyboard.press('End');
  await page.keyboard.type('\n\n- bêche\nseau\n\n\n');
  await expectSource(page, 'un mot\n\n- bêche\n- seau\n\n');

  // The toolbar is a single tab stop, and returns the focus to the text.
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Gras' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Rechercher', exact: true })).toBeFocused();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Intertitre', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('Outils');
  await expectSource(page, 'un mot\n\n- bêche\n- seau\n\n### Outils');

  await page.keyboard.press('End');
  await paste(page, CELLS);
  const table = '| Mois | Travail |\n| --- | --- |\n| Mars | Semer |';
  await expectSource(page, `un mot\n\n- bêche\n- seau\n\n### Outils\n\n${table}\n`);
  await page.keyboard.press('Control+z');
  await page.keyboard.down('Control');
  await page.keyboard.down('Shift');
  await page.keyboard.down('V');
  await paste(page, CELLS);
  for (const key of ['V', 'Shift', 'Control']) await page.keyboard.up(key);
  await expectSource(page, 'un mot\n\n- bêche\n- seau\n\n### OutilsMois\tTravail\nMars\tSemer');
  await page.keyboard.press('Control+a');
  await paste(page, {
    'text/plain': 'Un lien',
    'text/html': '<p>Un <b>grand</b> <a href="/tutoriels/0">ici</a></p>',
  });
  await expectSource(page, 'Un **grand** [ici](/tutoriels/0)');

  // Tab leaves the text.
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();

  const narrow = page.viewportSize()!.width < 800;
  if (narrow) await page.getByRole('button', { name: 'Aperçu' }).click();
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await expect(preview.locator('strong')).toHaveText('grand');
  await expect(page.getByText('3 mots · 1 min de lecture')).toBeVisible();
  await page.getByText('Remarques (2)').click();
  const warnings = page.getByRole('listitem').filter({ hasText: 'Ligne 1' });
  await expect(warnings).toHaveText([/Lien «.ici.»/, /n’existe pas.: \/tutoriels\/0/]);
  await expectAccessible(page, 'the editor');
  await warnings.first().getByRole('button').click();
  await expect(field).toBeFocused();

  await page.getByRole('button', { name: 'Plein écran' }).click();
  await tabTo(page, page.getByRole('button', { name: 'Plein écran' }), 20);
  await expectAccessible(page, 'the editor, full screen');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publier le tutoriel' })).toBeEnabled();
});

test('the dialog for an image asks for its address and its alternative text @long', async ({ page }) => {
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  await sourceField(page);
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Insérer une image' });
  await expectAccessible(page, 'the question for an image');
  await question.getByLabel('Adresse de l’image').fill('https://exemple.fr/une beche.png');
  await question.getByLabel('Que montre-t-elle ?').fill('Une bêche [neuve]');
  await question.getByRole('button', { name: 'Insérer' }).click();
  await expect(question).toBeHidden();
  await expectSource(page, '![Une bêche \\[neuve\\]](<https://exemple.fr/une beche.png>)');
});

test('the dialog uploads an image that is pasted, dropped or chosen when it is submitted @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 400/);
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  const field = await sourceField(page);
  const question = page.getByRole('dialog', { name: 'Insérer une image' });
  await give(field, 'paste', dot);
  await question.getByLabel('Que montre-t-elle ?').fill('Un point');
  await question.getByRole('button', { name: 'Insérer' }).click();
  await expect(question).toBeHidden();
  await expect(field).toContainText(/^!\[Un point\]\(\/media\/[\w/]+\.webp\)$/);
  // The preview shows the image.
  await page.getByRole('button', { name: 'Aperçu' }).click();
  const shown = page.getByRole('region', { name: 'Aperçu' }).getByRole('img', { name: 'Un point' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.getByRole('button', { name: 'Texte', exact: true }).click();

  await give(field, 'drop', 'abîmée');
  await question.getByRole('button', { name: 'Insérer' }).click();
  await expect(question.getByRole('alert')).toContainText('L’image est refusée');
  await question
    .getByLabel('Image de cet appareil')
    .setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await expectAccessible(page, 'the question for an image that was refused');
  await question.getByRole('button', { name: 'Insérer' }).click();
  await expect(question).toBeHidden();
  await expect(field).toContainText(/^!\[\]\(\/media\/[\w/]+\.webp\)!\[Un point\]/);
});

test('a plain field can write and publish when the code of the editor fails to load @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/ERR_FAILED|source-editor/);
  await page.route(/\/source-editor-[\w-]+\.js$/, (route) => route.abort());
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  await page.getByLabel('Titre').fill('Sans éditeur');
  await page.getByLabel('Description').fill('Un champ simple suffit à publier.');
  await page.getByLabel('Domaine').selectOption('Design');
  await page.getByLabel('Texte').fill('Un trou **profond**.');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publier le tutoriel' }).click();
  await expect(page.locator('.prose strong')).toHaveText('profond');
});

test('unchanged lines keep their line endings when a text is saved @long', async ({ page }) => {
  await signUp(page, { isContributor: true });
  const written = { title: 'Fins de ligne', description: 'Une description.', domainId: 1 };
  const source = 'un\r\ndeux\ntrois\r\n';
  const made = await page.request.post('/api/tutorials', { data: { ...written, source } });
  const { id } = (await made.json()) as { id: number };
  const stored = async () =>
    ((await (await page.request.get(`/api/tutorials/${id}/source`)).json()) as { source: string }).source;
  await visit(page, `/contributions/${id}`);
  const field = await sourceField(page);
  await page.getByLabel('Titre').fill('Fins de lignes');
  await page.getByRole('button', { name: 'Enregistrer les changements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fins de lignes');
  expect(await stored()).toBe(source);

  await visit(page, `/contributions/${id}`);
  await field.locator('.cm-line').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' et demi');
  await page.getByRole('button', { name: 'Enregistrer les changements' }).click();
  // The preview shows the new text before it is saved.
  await expect.poll(stored).toBe('un et demi\r\ndeux\ntrois\r\n');
});

test('the editor takes the focus and shows why the text is refused @long', async ({ page }) => {
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  const field = await sourceField(page);
  await page.getByLabel('Titre').fill('Un titre');
  await page.getByLabel('Description').fill('Une description assez longue.');
  await page.getByLabel('Domaine').selectOption('Design');
  await page.getByRole('button', { name: 'Publier le tutoriel' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    /Le texte du tutoriel est vide\..*Tabulation quitte le texte/,
  );
  await page.keyboard.type('Le voici.');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('a failed preview shows an error and can be retried @long', async ({ page, tolerated }) => {
  tolerated.push(/status of 503/);
  await signUp(page, { isContributor: true });
  await page.route('**/api/tutorials/preview', (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, '/contributions/nouveau');
  await (await sourceField(page)).fill('Un **mot**.');
  await page.getByRole('button', { name: 'Aperçu' }).click();
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await expect(preview.getByRole('alert')).toContainText('Impossible de préparer l’aperçu.');
  await page.unroute('**/api/tutorials/preview');
  await preview.getByRole('button', { name: 'Réessayer' }).click();
  await expect(preview.locator('strong')).toHaveText('mot');
  await expect(preview.getByRole('alert')).toBeHidden();
});

test('40.31 a cover and a licence are chosen, and the page of the tutorial shows both @long', async ({
  page,
}) => {
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  await page.getByLabel('Titre').fill('Semer sous la neige');
  await page.getByLabel('Description').fill('Ce qui pousse quand même.');
  await page.getByLabel('Domaine').selectOption('Design');
  await writeSource(page, 'Des fèves.');
  const cover = page.getByRole('group', { name: 'Couverture (facultatif)' });
  const files = page.waitForEvent('filechooser');
  await cover.getByRole('button', { name: 'Choisir une image' }).click();
  const picture = { name: 'feve.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };
  await (await files).setFiles(picture);
  await cover.getByLabel('Que montre-t-elle ?').fill('Une fève sous la neige.');
  await expect(cover.getByRole('img', { name: 'Une fève sous la neige.' })).toBeVisible();
  await page.getByLabel('Licence (facultatif)').selectOption('CC BY-SA 4.0');
  await expectAccessible(page, 'cover and licence chosen');

  await page.getByRole('button', { name: 'Publier le tutoriel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semer sous la neige');
  const article = page.getByRole('main');
  await expect(article.getByRole('img', { name: 'Une fève sous la neige.' })).toBeVisible();
  await expect(article.getByText('sous licence CC BY-SA 4.0')).toBeVisible();
  await expect(article.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by-sa/4.0/deed.fr',
  );

  await visit(page, new URL(page.url()).pathname.replace('tutoriels', 'contributions'));
  await expect(page.getByLabel('Licence (facultatif)')).toHaveValue('CC BY-SA 4.0');
  await expect(cover.getByLabel('Que montre-t-elle ?')).toHaveValue('Une fève sous la neige.');
  await cover.getByRole('button', { name: 'Retirer la couverture' }).click();
  await expect(cover.getByRole('button', { name: 'Choisir une image' })).toBeFocused();
  await page.getByLabel('Licence (facultatif)').selectOption('Tous droits réservés');
  await page.getByRole('button', { name: 'Enregistrer les changements' }).click();
  await expect(article.getByText(', tous droits réservés.')).toBeVisible();
  await expect(article.getByRole('img', { name: 'Une fève sous la neige.' })).toHaveCount(0);
});

test('40.31 a cover that cannot be sent says why beside its button @long', async ({ page, tolerated }) => {
  tolerated.push(/the server responded with a status of 400/);
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  const cover = page.getByRole('group', { name: 'Couverture (facultatif)' });
  const files = page.waitForEvent('filechooser');
  await cover.getByRole('button', { name: 'Choisir une image' }).click();
  await (await files).setFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('Une note.') });
  await expect(cover.getByText(/^L’image est refusée/)).toBeVisible();
  await expect(cover.getByRole('button', { name: 'Choisir une image' })).toBeEnabled();
});

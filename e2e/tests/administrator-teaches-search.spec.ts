import { expectAccessible, openConsole } from '../console.js';
import { expect, test } from '../fixtures.js';

// Synonyms would change the results of other tests.
test.use({ site: 'workshop' });

/** A word that no tutorial contains. */
const unheard = () => `zz${Date.now().toString(36).replace(/\d/g, 'q')}`;

test('an administrator adds a synonym, which the search uses until it is removed', async ({ page }) => {
  const word = unheard();
  await openConsole(page, '/recherches', 'Recherches');
  await page.getByRole('tab', { name: 'Synonymes' }).click();
  const written = page.getByLabel('Mots qui veulent dire la même chose');
  await written.fill(`${word}, asynchrone`);
  await expectAccessible(page);
  await written.press('Enter');
  const list = page.getByRole('region', { name: 'Synonymes' });
  await expect(list.getByText(`${word} = asynchrone`)).toBeVisible();
  await expect(written).toHaveValue('');
  const total = async () =>
    ((await (await page.request.get(`/api/search?query=${word}`)).json()) as { total: number }).total;
  expect(await total()).toBeGreaterThan(0);
  const remove = list.getByRole('button', { name: `Retirer « ${word} = asynchrone »` });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect(remove).toBeVisible();
  expect(await total()).toBeGreaterThan(0);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(total).toBe(0);
});

test('an administrator chooses the best answer to a search without results @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 400/);
  const word = unheard();
  for (let limit = 1; limit <= 3; limit += 1)
    await page.request.get(`/api/search?query=${word}&limit=${limit}`);
  await openConsole(page, '/recherches', 'Recherches');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Choisir la meilleure réponse à « ${word} »` }).click();
  await expect(page.getByLabel('Texte cherché')).toHaveValue(word);
  const tutorial = page.getByRole('combobox', { name: 'Tutoriel qui vient en premier' });
  await tutorial.fill('boulangerie');
  await page
    .getByRole('option', { name: /boulangerie/i })
    .first()
    .click();
  const title = await tutorial.inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const list = page.getByRole('region', { name: 'Meilleures réponses' });
  const added = list.getByRole('row').filter({ hasText: word });
  await expect(added.getByRole('link', { name: title })).toBeVisible();
  await added.getByRole('link', { name: word }).click();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title);
  await page.goBack();
  await page.getByLabel(`Sélectionner « ${word} »`).check();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(added).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Fermer' }).click();
  const left = async () => await (await page.request.get('/api/admin/best-answers')).text();
  await expect.poll(left).not.toContain(word);
});

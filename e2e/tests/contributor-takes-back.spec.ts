import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { expectSource } from '../source-field.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });

const SOURCE = '## Creuser\n\nUn trou **profond**.';
const said = {
  title: 'Planter un cerisier',
  description: 'En pot ou en pleine terre, à la bonne saison.',
  domainId: 2,
  source: SOURCE,
};

async function publish(page: Page): Promise<number> {
  const answer = await page.request.post('/api/tutorials', { data: said });
  return ((await answer.json()) as { id: number }).id;
}
const statusOf = async (page: Page, id: number) =>
  (await fetch(new URL(`/tutoriels/${id}`, page.url()))).status;
const toast = (page: Page) => page.locator('[data-toast]');

test('an author unpublishes, republishes, copies, deletes and restores a tutorial @long', async ({
  page,
}) => {
  test.slow();
  await signUp(page, { isContributor: true });
  const id = await publish(page);
  await visit(page, '/contributions');
  const card = page.getByRole('article').filter({ hasText: said.title });
  await card.getByRole('button', { name: 'Dépublier' }).click();
  await expectAccessible(page, 'the question before unpublishing');
  await page.getByRole('dialog').getByRole('button', { name: 'Dépublier le tutoriel' }).click();
  await expect(card).toContainText('Dépublié');
  expect(await statusOf(page, id)).toBe(404);
  // By keyboard only.
  await card.getByRole('button', { name: 'Remettre en ligne' }).focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Publié');
  expect(await statusOf(page, id)).toBe(200);

  await card.getByRole('button', { name: 'Dupliquer' }).click();
  await expect(page).toHaveURL(/\/contributions\/nouveau\?brouillon=\d+$/);
  await expect(page.getByLabel('Titre')).toHaveValue('Planter un cerisier (copie)');
  await expectSource(page, SOURCE);

  await visit(page, '/contributions');
  await page.getByRole('button', { name: `Supprimer « ${said.title} »`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le tutoriel' }).click();
  const trash = page.getByRole('region', { name: 'Corbeille' });
  await expect(trash.getByRole('article')).toContainText('Effacé pour de bon dans 30 jours');
  expect(await statusOf(page, id)).toBe(404);
  await expectAccessible(page, 'the trash');
  await trash.getByRole('button', { name: 'Rétablir' }).click();
  await expect(trash).toHaveCount(0);
  await expect(page.getByRole('link', { name: said.title, exact: true })).toBeVisible();
  expect(await statusOf(page, id)).toBe(200);

  await page.getByRole('button', { name: `Supprimer « ${said.title} »`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le tutoriel' }).click();
  await trash.getByRole('button', { name: 'Effacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer pour de bon' }).click();
  await expect(trash).toHaveCount(0);

  // By keyboard only: when the button has disappeared, the focus moves to the page.
  await page.getByRole('button', { name: `Supprimer le brouillon « ${said.title} (copie) »` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le brouillon' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Brouillons' })).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('an author schedules a draft in the time of Paris, changes the date and cancels it @long', async ({
  page,
}) => {
  test.slow();
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  await page.getByRole('button', { name: 'Publier à une date…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier à une date' });
  await dialog.getByRole('button', { name: 'Programmer' }).click();
  await expect(dialog.getByText('Choisissez une date et une heure.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  const draft = await page.request.post('/api/drafts', { data: said });
  const { id } = (await draft.json()) as { id: number };
  await visit(page, `/contributions/nouveau?brouillon=${id}`);
  const year = new Date().getUTCFullYear() + 1;
  const choose = async (value: string) => {
    await dialog.getByLabel('Date et heure, à Paris').fill(value);
    await expectAccessible(page, 'choosing a date');
    await dialog.getByRole('button', { name: 'Programmer' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'Publier à une date…' }).click();
  await choose(`${year}-01-04T09:30`);
  await expect(page.getByText(`Sera publié le 4 janvier ${year} à 09:30 (heure de Paris)`)).toBeVisible();
  const known = async () =>
    (await (await page.request.get(`/api/drafts/${id}`)).json()) as { publishAt: string };
  expect((await known()).publishAt).toBe(`${year}-01-04T08:30:00.000Z`);

  await page.getByRole('button', { name: 'Changer la date' }).click();
  await expect(dialog.getByLabel('Date et heure, à Paris')).toHaveValue(`${year}-01-04T09:30`);
  await choose(`${year}-01-05T18:00`);
  await visit(page, '/contributions');
  const card = page.getByRole('article').filter({ hasText: 'Programmé' });
  await expect(card).toContainText(`Sera publié le 5 janvier ${year} à 18:00`);
  await card.getByRole('link', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Enlever la date' }).click();
  await expect(toast(page)).toContainText('Date enlevée');
  expect((await known()).publishAt).toBeNull();
});

test('the dialog says why a draft cannot be published when the author chooses a date @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 400/);
  await signUp(page, { isContributor: true });
  const draft = await page.request.post('/api/drafts', { data: { ...said, title: 'Un' } });
  await visit(page, `/contributions/nouveau?brouillon=${((await draft.json()) as { id: number }).id}`);
  await page.getByRole('button', { name: 'Publier à une date…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier à une date' });
  const soon = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 16);
  await dialog.getByLabel('Date et heure, à Paris').fill(soon);
  await dialog.getByRole('button', { name: 'Programmer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Le titre doit contenir au moins 3 caractères.');
});

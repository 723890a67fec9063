import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

// What is published here would be in the way of tests that count.
test.use({ site: 'workshop' });

const REFUSED = /the server responded with a status of 4\d\d/;

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Description').fill('En pot ou en pleine terre, à la bonne saison.');
  await page.getByLabel('Domaine').selectOption('Design');
  await page.getByLabel('Étiquettes').fill('jardin, hiver');
  await page.getByLabel('Texte').fill('## Creuser\n\nUn trou **profond**.');
}

test('SHELL-38 ROLE-03 visitors and members learn what it takes to publish', async ({ page }) => {
  await visit(page, '/contributions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Connectez-vous pour publier des tutoriels',
  );
  await signUp(page);
  await visit(page, '/contributions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devenez contributeur pour publier');
  await page.getByRole('main').getByRole('link', { name: 'Devenir contributeur' }).click();
  await expect(page).toHaveURL(/\/devenir-contributeur$/);
});

test('ROLE-09 ROLE-17 SHELL-38 a contributor writes, previews, publishes, changes and deletes', async ({
  page,
}) => {
  test.slow();
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions');
  await expect(page.getByRole('heading', { name: 'Aucune contribution' })).toBeVisible();
  await page.getByRole('link', { name: 'Écrire un tutoriel' }).first().click();
  await write(page, 'Planter un olivier');
  await page.getByRole('button', { name: 'Voir l’aperçu' }).click();
  await expect(page.getByRole('region', { name: 'Aperçu' }).locator('strong')).toHaveText('profond');
  await page.getByRole('button', { name: 'Publier le tutoriel' }).click();
  await expect(page).toHaveURL(/\/tutoriels\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planter un olivier');
  await expect(page.locator('#article, .prose').getByRole('heading', { name: 'Creuser' })).toBeVisible();

  await visit(page, '/contributions');
  await expect(page.getByRole('article')).toContainText('Publié');
  await page.getByRole('link', { name: /^Modifier/ }).click();
  await expect(page.getByLabel('Texte')).toHaveValue('## Creuser\n\nUn trou **profond**.');
  await expect(page.getByLabel('Étiquettes')).toHaveValue('jardin, hiver');
  await page.getByLabel('Titre').fill('Planter un figuier');
  await page.getByRole('button', { name: 'Enregistrer les changements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planter un figuier');

  await visit(page, '/contributions');
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le tutoriel' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Tutoriel supprimé');
  await expect(page.getByRole('heading', { name: 'Aucune contribution' })).toBeVisible();
});

test('ROLE-17 what is being written survives a reload, what cannot be is said', async ({ page }) => {
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/nouveau');
  await page.getByRole('button', { name: 'Publier le tutoriel' }).click();
  for (const message of [
    'Le titre doit contenir au moins 3 caractères.',
    'La description doit contenir au moins 10 caractères.',
    'Choisissez un domaine.',
    'Le texte du tutoriel est vide.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await write(page, 'Un brouillon');
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue('Un brouillon');
  await expect(page.getByLabel('Domaine').locator('option:checked')).toHaveText('Design');
  await expect(page.getByLabel('Texte')).toHaveValue(/Un trou/);
});

test('ROLE-17 nobody rewrites the tutorial of another', async ({ page, tolerated }) => {
  tolerated.push(REFUSED);
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/1');
  await expect(page.getByRole('alert')).toContainText('Seuls l’auteur du tutoriel et les administrateurs');
});

import type { Page } from '@playwright/test';
import { NOT_FOUND } from '../browser.js';
import { expectAccessible, openConsole, sideMenu } from '../console.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { expectSource, writeSource } from '../source-field.js';

// What is published here would be in the way of tests that count.
test.use({ site: 'workshop' });

const screens = [
  ['/tutoriels', 'Tutoriels', 'Gestion des Tutoriels'],
  ['/domaines', 'Domaines', 'Gestion des Domaines'],
  ['/commentaires', 'Commentaires', 'Gestion des Commentaires'],
  ['/newsletter', 'Newsletter', 'Newsletter'],
] as const;

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** The label of the field. */
const TEXT = 'Texte en Markdown';

let made = 0;
/** Words that no other test has written. */
const unheard = () => `Essai ${process.pid}-${Date.now().toString(36)}-${++made}`;

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Description').fill('Une description assez longue.');
  await page.getByRole('combobox', { name: 'Domaine' }).click();
  await page.getByRole('option', { name: 'Langues' }).click();
  await page.getByRole('combobox', { name: 'Étiquettes' }).fill('essai');
  await page.getByRole('combobox', { name: 'Étiquettes' }).press('Enter');
  await writeSource(page, '## Pourquoi\n\nDu **gras** <script>alert(1)</script>', TEXT);
}

async function createTutorial(page: Page): Promise<{ id: number; title: string }> {
  const title = unheard();
  const answer = await page.request.post('/api/tutorials', {
    data: { title, description: 'Une description.', domainId: 1, source: 'Un texte.' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { title, id: ((await answer.json()) as { id: number }).id };
}

test.beforeEach(({ tolerated }) => {
  tolerated.push(NOT_FOUND);
});

test('ADMM-03 the four entries of the menu lead to working lists @both', async ({ page }) => {
  await openConsole(page, '/dashboard', 'Tableau de bord');
  for (const [path, label, title] of screens) {
    await (await sideMenu(page)).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/admin${path}`));
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
});

test('a tutorial is written with a preview and a cover, published, found, withdrawn and deleted', async ({
  page,
}) => {
  test.slow();
  const title = unheard();
  await openConsole(page, '/tutoriels/nouveau', 'Nouveau tutoriel');
  await write(page, title);
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await expect(preview.getByRole('heading', { name: 'Pourquoi' })).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('gras');
  // The editor is the one of the site.
  await writeSource(page, 'Du texte', TEXT);
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Liste à puces' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('\nune suite');
  await expectSource(page, '- Du **texte**\n- une suite', TEXT);
  await expect(preview.getByRole('listitem')).toHaveText(['Du texte', 'une suite']);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'four.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByAltText('Couverture choisie')).toHaveAttribute('src', /^\/media\/.*\.webp$/);
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const id = /\/tutoriels\/(\d+)$/.exec(page.url())![1]!;
  const stored = async () => page.request.get(`/api/tutorials/${id}`);
  expect(await (await stored()).json()).toMatchObject({
    title,
    tags: ['essai'],
    image: expect.stringMatching(/^\/media\//),
  });

  await page.getByRole('link', { name: 'Tous les tutoriels' }).click();
  await page.getByPlaceholder('Rechercher un tutoriel...').fill(title);
  await expect(page.getByRole('button', { name: /^Supprimer / })).toHaveCount(1);
  await page.getByRole('button', { name: `Retirer « ${title} »` }).click();
  await expect(page.getByText('Retiré', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Publier « ${title} »` }).click();
  await expect(page.getByText('Retiré', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Supprimer « ${title} »` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun tutoriel trouvé')).toBeVisible();
  expect((await stored()).status()).toBe(404);

  // It may be thought better of.
  await page.getByRole('combobox', { name: 'État' }).click();
  await page.getByRole('option', { name: 'Corbeille' }).click();
  await page.getByRole('button', { name: `Rétablir « ${title} »` }).click();
  await expect(page.getByText('Aucun tutoriel trouvé')).toBeVisible();
  expect((await stored()).status()).toBe(200);
  await page.request.delete(`/api/tutorials/${id}`);
});

test('what was written is still there after a reload, until it is saved or dropped', async ({ page }) => {
  await openConsole(page, '/tutoriels/nouveau', 'Nouveau tutoriel');
  const title = unheard();
  await write(page, title);
  await expect(page.getByText('Brouillon gardé dans ce navigateur.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Brouillon retrouvé dans ce navigateur.')).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue(title);
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue('');
});

test('a tutorial is rewritten, and what is wrong is said at its field', async ({ page, tolerated }) => {
  tolerated.push(/status of 400/);
  await openConsole(page, '/tutoriels', 'Gestion des Tutoriels');
  const { id, title } = await createTutorial(page);
  await page.goto(`/admin/tutoriels/${id}`);
  await expect(page.getByLabel('Titre')).toHaveValue(title);
  await page.getByLabel('Titre').fill('x');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Titre')).toHaveAccessibleDescription(
    'Le titre doit contenir au moins 3 caractères.',
  );
  await page.getByLabel('Titre').fill(`${title}, revu`);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, revu` })).toBeVisible();
});

test.describe('domains', () => {
  // Other tests look at the domains of the other site.
  test.use({ site: 'rich' });

  test('a domain changes its description for the whole site @desktop', async ({ page }) => {
    await openConsole(page, '/domaines', 'Gestion des Domaines');
    await page.getByRole('button', { name: 'Modifier Marketing' }).click();
    const field = page.getByRole('dialog').getByLabel('Description');
    const before = await field.inputValue();
    for (const text of [unheard(), before]) {
      await field.fill(text);
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
      await page.getByRole('button', { name: 'Modifier Marketing' }).click();
    }
  });

  test('a domain is moved by the keyboard, for the whole site @desktop', async ({ page }) => {
    await openConsole(page, '/domaines', 'Gestion des Domaines');
    const names = page.getByRole('list', { name: 'Domaines' }).getByRole('heading');
    await expect(names.first()).toBeVisible();
    const before = await names.allTextContents();
    await page.getByRole('button', { name: 'Descendre Programmation' }).press('Enter');
    await expect(names).toHaveText([before[1]!, before[0]!, ...before.slice(2)]);
    const { domains } = (await (await page.request.get('/api/domains')).json()) as {
      domains: { name: string }[];
    };
    expect(domains[1]!.name).toBe('Programmation');
    await page.getByRole('button', { name: 'Monter Programmation' }).press('Enter');
    await expect(names).toHaveText(before);
  });
});

test('a comment is found by its words, deleted and brought back', async ({ page }) => {
  const author = await signUp(page);
  const content = unheard();
  const answer = await page.request.post('/api/tutorials/1/comments', { data: { content } });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  await openConsole(page, '/commentaires', 'Gestion des Commentaires');
  const choose = async (state: string) => {
    await page.getByRole('combobox', { name: 'État' }).click();
    await page.getByRole('option', { name: state }).click();
  };
  await page.getByPlaceholder('Rechercher un commentaire...').fill(content.toUpperCase());
  const remove = page.getByRole('button', { name: /^Supprimer le commentaire/ });
  const text = page.getByText(content, { exact: true });
  await expect(remove).toHaveCount(1);
  await expect(text).toBeVisible();
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun commentaire trouvé')).toBeVisible();

  await choose('Supprimés');
  await expect(text).toBeVisible();
  await expect(page.getByText(author.displayName)).toBeVisible();
  await expect(page.getByText(/^Supprimé le .+ par .+$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Rétablir le commentaire/ }).click();
  await expect(page.getByText('Commentaire rétabli')).toBeVisible();
  await expect(page.getByText('Aucun commentaire trouvé')).toBeVisible();
  await choose('Visibles');
  await expect(text).toBeVisible();
  await expect(remove).toHaveCount(1);
});

test('a subscriber is found, exported without a formula, and removed', async ({ page }) => {
  const email = `=cmd${Date.now().toString(36)}${test.info().project.name}@exemple.fr`;
  expect((await page.request.post('/api/newsletter/subscribe', { data: { email } })).status()).toBe(201);
  await openConsole(page, '/newsletter', 'Newsletter');
  await page.getByPlaceholder('Rechercher une adresse...').fill(email);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Inscrite le .+, en attente de confirmation$/)).toBeVisible();
  const choose = async (state: string) => {
    await page.getByRole('combobox', { name: 'État' }).click();
    await page.getByRole('option', { name: state }).click();
  };
  await choose('Confirmées');
  await expect(page.getByText('Aucun abonné trouvé')).toBeVisible();
  await choose('En attente de confirmation');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporter en CSV' }).click();
  expect((await download).suggestedFilename()).toBe('abonnes.csv');
  const csv = await (await page.request.get('/api/admin/newsletter/subscribers.csv')).text();
  expect(csv).toContain(`"'${email}"`);
  await page.getByRole('button', { name: `Retirer ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun abonné trouvé')).toBeVisible();
});

test('no screen of the content breaks a rule of axe @both', async ({ page }) => {
  test.slow();
  for (const [path, , title] of [...screens, ['/tutoriels/nouveau', '', 'Nouveau tutoriel'] as const]) {
    await openConsole(page, path, title);
    await expect(page.getByRole('status', { name: /^Chargement/ })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/admin/domaines');
  await page.getByRole('button', { name: 'Modifier Design' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('what somebody else has written meanwhile is shown before it is replaced', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/the server responded with a status of 412/);
  await openConsole(page, '/dashboard', 'Tableau de bord');
  const { id, title } = await createTutorial(page);
  await page.goto(`/admin/tutoriels/${id}`);
  await writeSource(page, 'Ma version.', TEXT);
  const written = { title, description: 'Une description.', domainId: 1 };
  await page.request.put(`/api/tutorials/${id}`, { data: { ...written, source: 'Celle d’ailleurs.' } });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answers.push(response.status());
  });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'modifié entre-temps' });
  await expect(conflict.getByLabel('Texte en ligne')).toHaveValue('Celle d’ailleurs.');
  await expectSource(page, 'Ma version.', TEXT);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Remplacer par mon texte' }).click();
  await expect(conflict).toBeHidden();
  await expect.poll(() => answers).toEqual([412, 200]);
  // What is saved next goes by the version just written.
  await writeSource(page, 'Ma version, encore.', TEXT);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => answers).toEqual([412, 200, 200]);
  await page.reload();
  await expectSource(page, 'Ma version, encore.', TEXT);
});

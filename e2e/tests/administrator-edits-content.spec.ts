import { NOT_FOUND } from '../browser.js';
import { expectAccessible, openConsole, sideMenu } from '../console.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { expectSource, writeSource } from '../source-field.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });

const screens = [
  ['/tutoriels', 'Tutoriels', 'Gestion des Tutoriels'],
  ['/domaines', 'Domaines', 'Gestion des Domaines'],
  ['/commentaires', 'Commentaires', 'Gestion des Commentaires'],
  ['/newsletter', 'Newsletter', 'Newsletter'],
] as const;

let made = 0;
/** A title that no other test uses. */
const unheard = () => `Essai ${process.pid}-${Date.now().toString(36)}-${++made}`;

test.beforeEach(({ tolerated }) => {
  tolerated.push(NOT_FOUND);
});

test('ADMM-03 the four entries of the menu for content lead to working lists', async ({ page }) => {
  await openConsole(page, '/dashboard', 'Tableau de bord');
  for (const [path, label, title] of screens) {
    await (await sideMenu(page)).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/admin${path}`));
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
});

test('an administrator finds, unpublishes, edits, deletes and restores a tutorial', async ({ page }) => {
  test.slow();
  const title = unheard();
  await openConsole(page, '/tutoriels', 'Gestion des Tutoriels');
  await page.getByRole('link', { name: 'Nouveau tutoriel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Écrire un tutoriel' })).toBeVisible();
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Description').fill('Une description assez longue.');
  await page.getByLabel('Domaine').selectOption('Langues');
  await writeSource(page, 'Un texte.');
  await page.getByRole('button', { name: 'Publier le tutoriel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = /\/tutoriels\/(\d+)$/.exec(page.url())![1]!;
  const stored = async () => page.request.get(`/api/tutorials/${id}`);
  expect((await stored()).status()).toBe(200);

  const find = async () => {
    await page.goto('/admin/tutoriels');
    await page.getByPlaceholder('Rechercher un tutoriel...').fill(title);
    await expect(page.getByRole('button', { name: /^Supprimer / })).toHaveCount(1);
  };
  await find();
  await page.getByRole('button', { name: `Retirer « ${title} »` }).click();
  await expect(page.getByText('Retiré', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier le tutoriel' })).toBeVisible();
  await expectSource(page, 'Un texte.');
  await find();
  await page.getByRole('button', { name: `Publier « ${title} »` }).click();
  await expect(page.getByText('Retiré', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Supprimer « ${title} »` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun tutoriel trouvé')).toBeVisible();
  expect((await stored()).status()).toBe(404);

  // The deletion can be undone.
  await page.getByRole('combobox', { name: 'État' }).click();
  await page.getByRole('option', { name: 'Corbeille' }).click();
  await page.getByRole('button', { name: `Rétablir « ${title} »` }).click();
  await expect(page.getByText('Aucun tutoriel trouvé')).toBeVisible();
  expect((await stored()).status()).toBe(200);
  await page.request.delete(`/api/tutorials/${id}`);
});

test.describe('domains', () => {
  // Other tests rely on the domains of the other site.
  test.use({ site: 'rich' });

  test('an administrator changes the description of a domain @desktop @long', async ({ page }) => {
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

  test('an administrator moves a domain with the keyboard, which reorders it on the whole site @desktop @long', async ({
    page,
  }) => {
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

test('an administrator finds a comment by its words, deletes it and restores it @long', async ({ page }) => {
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

test('an administrator finds a newsletter subscriber, exports them without spreadsheet formulas, and removes them @long', async ({
  page,
}) => {
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

test('no screen for content has axe violations @long', async ({ page }) => {
  test.slow();
  for (const [path, , title] of screens) {
    await openConsole(page, path, title);
    await expect(page.getByRole('status', { name: /^Chargement/ })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/admin/domaines');
  await page.getByRole('button', { name: 'Modifier Design' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

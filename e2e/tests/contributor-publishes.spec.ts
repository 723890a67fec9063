import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { administrator, endSession, signUp } from '../members.js';
import { expectSource, writeSource } from '../source-field.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });

const REFUSED = /the server responded with a status of 4\d\d/;

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Description').fill('En pot ou en pleine terre, à la bonne saison.');
  await page.getByLabel('Domaine').selectOption('Design');
  await page.getByLabel('Étiquettes').fill('jardin, hiver');
  await writeSource(page, '## Creuser\n\nUn trou **profond**.');
}

test('SHELL-38 ROLE-03 SHELL-44 a visitor signs in, becomes a contributor and reaches the form to write', async ({
  page,
}) => {
  const { username, password } = await signUp(page);
  await endSession(page);
  await visit(page, '/contributions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Connectez-vous pour publier des tutoriels',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Devenir contributeur' }).click();
  await page
    .getByRole('region', { name: 'Un compte suffit' })
    .getByRole('link', { name: 'Se connecter' })
    .click();
  await page.getByLabel('Nom d’utilisateur').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/devenir-contributeur$/);

  const form = page.getByRole('form', { name: 'Devenir contributeur' });
  await form.getByLabel('Ajouter un site, des liens ou des domaines d’expertise').check();
  await form.getByLabel('Site web').fill('exemple');
  await form.getByRole('button', { name: 'Devenir contributeur' }).click();
  await expect(form.getByText('Veuillez entrer une URL valide')).toBeVisible();
  await form.getByLabel('Site web').fill('https://exemple.fr');
  await form.getByLabel('Design').check();
  await form.getByRole('button', { name: 'Devenir contributeur' }).click();
  const panel = page.getByRole('region', { name: 'Vous êtes contributeur' });
  await expect(panel).toBeFocused();
  expect(await (await page.request.get('/api/auth/me')).json()).toMatchObject({
    isContributor: true,
    website: 'https://exemple.fr',
    expertise: ['design'],
  });
  await panel.getByRole('link', { name: 'Écrire un tutoriel' }).click();
  await expect(page.getByLabel('Titre')).toBeVisible();
});

test('a member who has lost the right to publish reads so, and requests it again @long', async ({
  page,
  playwright,
  baseURL,
}) => {
  const member = await signUp(page, { isContributor: true });
  const { id } = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  const theirs = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const { username, password } = administrator;
  await theirs.post('/api/auth/login', { data: { username, password } });
  const taken = await theirs.patch(`/api/admin/users/${id}`, {
    data: { isContributor: false, reason: `${member.username} fait de la publicité.` },
  });
  expect(taken.status()).toBe(200);
  await theirs.dispose();
  await visit(page, '/devenir-contributeur');
  const panel = page.getByRole('region', { name: 'Demander à publier' });
  await expect(panel).toContainText('Un administrateur vous a retiré le droit de publier');
  await expect(page.getByRole('form', { name: 'Devenir contributeur' })).toHaveCount(0);
  await expectAccessible(page, 'a right that was taken');
  await panel.getByLabel('Ce que vous voulez publier').fill('Mes cours, et plus aucune publicité.');
  await panel.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('region', { name: 'Votre demande est partie' })).toBeVisible();
});

test('a member without the right to publish is led to become a contributor, and sees an error if that fails @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 500/);
  await signUp(page);
  await visit(page, '/contributions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devenez contributeur pour publier');
  await page.getByRole('main').getByRole('link', { name: 'Devenir contributeur' }).click();
  await page.route('**/api/auth/contributor', (route) => route.fulfill({ status: 500, body: '' }));
  const button = page.getByRole('main').getByRole('button', { name: 'Devenir contributeur' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Impossible d’enregistrer votre choix');
  await page.unroute('**/api/auth/contributor');
  await button.click();
  await expect(page.getByRole('region', { name: 'Vous êtes contributeur' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Aperçu' }).click();
  await expect(page.getByRole('region', { name: 'Aperçu' }).locator('strong')).toHaveText('profond');
  await page.getByRole('button', { name: 'Publier le tutoriel' }).click();
  await expect(page).toHaveURL(/\/tutoriels\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planter un olivier');
  await expect(page.locator('#_article, .prose').getByRole('heading', { name: 'Creuser' })).toBeVisible();

  await visit(page, '/contributions');
  await expect(page.getByRole('article')).toContainText('Publié');
  await page.getByRole('link', { name: /^Modifier/ }).click();
  await expectSource(page, '## Creuser\n\nUn trou **profond**.');
  await expect(page.getByLabel('Étiquettes')).toHaveValue('jardin, hiver');
  await page.getByLabel('Titre').fill('Planter un figuier');
  await page.getByRole('button', { name: 'Enregistrer les changements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planter un figuier');

  await visit(page, '/contributions');
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer le tutoriel' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Tutoriel mis à la corbeille');
  await expect(page.getByRole('heading', { name: 'Aucune contribution' })).toBeVisible();
});

test('ROLE-17 an unfinished text survives a reload, and each field shows why it cannot be published', async ({
  page,
}) => {
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
  await expectAccessible(page, 'what cannot be published');
  await write(page, 'Un brouillon');
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue('Un brouillon');
  await expect(page.getByLabel('Domaine').locator('option:checked')).toHaveText('Design');
  await expectSource(page, '## Creuser\n\nUn trou **profond**.');
});

test('an author compares versions of a tutorial and restores an earlier one @long', async ({ page }) => {
  await signUp(page, { isContributor: true });
  const fields = { title: 'Le levain', description: 'Une description.', domainId: 1 };
  const kept = Array.from({ length: 12 }, (_, index) => `Étape ${index + 1} : on attend encore un peu.`);
  const first = ['Le four chauffe.', ...kept, 'On laisse reposer la pâte une nuit entière.'].join('\n\n');
  const second = ['On laisse reposer la pâte une nuit entière.', 'Le four refroidit.', ...kept].join('\n\n');
  const made = await page.request.post('/api/tutorials', { data: { ...fields, source: first } });
  const { id } = (await made.json()) as { id: number };
  const rewritten = { ...fields, title: 'Le levain-chef', source: second };
  expect((await page.request.put(`/api/tutorials/${id}`, { data: rewritten })).ok()).toBe(true);

  await visit(page, `/contributions/${id}`);
  await page.getByRole('link', { name: 'Historique' }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('En ligne');
  const comparison = page.getByRole('region', { name: 'De la version 1 à la version 2' });
  await expect(comparison.locator('ins').filter({ hasText: 'refroidit' })).toBeVisible();
  await expect(comparison.locator('del').filter({ hasText: 'chauffe' })).toBeVisible();
  await expect(comparison).toContainText('Déplacé ici');
  await expect(comparison.locator('dd')).toContainText('Le levain');
  await expectAccessible(page, 'the history of a tutorial');

  await page.getByRole('link', { name: 'Version 1' }).click();
  await page.getByRole('button', { name: 'Rétablir cette version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rétablir' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Version 1 rétablie');
  await expect(versions).toHaveCount(3);
  await expect(versions.first()).toContainText('Rétablit la version 1');
  // Any two versions can be compared; the newer one comes last.
  await page.getByLabel('Comparer la version 3 avec').selectOption('la version 1');
  await expect(page.getByRole('region', { name: 'De la version 1 à la version 3' })).toContainText(
    'Rien n’a changé.',
  );
  await page.getByRole('link', { name: 'Version 2', exact: true }).click();
  await page.getByLabel('Comparer la version 2 avec').selectOption('la version 3');
  await expect(
    page
      .getByRole('region', { name: 'De la version 2 à la version 3' })
      .locator('ins')
      .filter({ hasText: 'chauffe' }),
  ).toBeVisible();
  const source = await page.request.get(`/api/tutorials/${id}/source`);
  expect(await source.json()).toMatchObject({ title: 'Le levain', source: first });
});

test('readers see the history of a tutorial only while its authors show it @long', async ({
  page,
  browser,
}) => {
  await signUp(page, { isContributor: true });
  const fields = { title: 'Le seigle', description: 'Une farine qui colle.', domainId: 1 };
  const made = await page.request.post('/api/tutorials', {
    data: { ...fields, source: 'On pétrit longtemps.' },
  });
  const { id } = (await made.json()) as { id: number };
  const rewritten = await page.request.put(`/api/tutorials/${id}`, {
    data: { ...fields, source: 'On pétrit peu.' },
  });
  expect(rewritten.ok()).toBe(true);
  await visit(page, `/contributions/${id}/historique`);
  await page.getByRole('button', { name: 'Le montrer aux lecteurs' }).click();
  await expect(page.getByText('Les lecteurs peuvent voir les versions')).toBeVisible();

  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(new URL(`/tutoriels/${id}`, page.url()).href);
  await reader.getByRole('link', { name: /^Modifié le/ }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Historique de « Le seigle »');
  await expect(reader.getByRole('listitem').filter({ hasText: 'Version' })).toHaveCount(2);
  await expect(reader.locator('ins')).toContainText('peu');
  await expect(reader.getByRole('button', { name: 'Rétablir cette version' })).toHaveCount(0);
  await expectAccessible(reader, 'the history as readers see it');

  await page.getByRole('button', { name: 'Ne plus le montrer' }).click();
  await expect(
    page.getByText('Seuls les auteurs et les administrateurs voient cet historique.'),
  ).toBeVisible();
  const answer = await reader.reload();
  expect(answer?.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Historique non trouvé');
  await context.close();
});

test('an author compares two versions on different pages of the history @long', async ({ page }) => {
  await signUp(page, { isContributor: true });
  const fields = { title: 'Le four', description: 'Une longue cuisson.', domainId: 1 };
  const made = await page.request.post('/api/tutorials', { data: { ...fields, source: 'Minute 1.' } });
  const { id } = (await made.json()) as { id: number };
  for (let minute = 2; minute <= 22; minute++) {
    const data = { ...fields, source: `Minute ${minute}.` };
    expect((await page.request.put(`/api/tutorials/${id}`, { data })).ok()).toBe(true);
  }
  await visit(page, `/contributions/${id}/historique?version=22`);
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(20);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(versions).toHaveCount(2);
  await page.getByLabel('Comparer la version 22 avec').selectOption('la version 1');
  const comparison = page.getByRole('region', { name: 'De la version 1 à la version 22' });
  await expect(comparison.locator('ins')).toContainText('22');
  await page.getByRole('link', { name: 'Page précédente' }).click();
  await page.getByRole('link', { name: 'Version 3', exact: true }).click();
  await expect(page.getByRole('region', { name: 'De la version 2 à la version 3' })).toBeVisible();
});

test('ROLE-17 a contributor cannot edit the tutorial of another author', async ({ page, tolerated }) => {
  tolerated.push(REFUSED);
  await signUp(page, { isContributor: true });
  await visit(page, '/contributions/1');
  await expect(page.getByRole('alert')).toContainText('Seuls les auteurs du tutoriel et les administrateurs');
});

test('ROLE-17 an author sees changes that somebody else saved meanwhile before replacing them', async ({
  tolerated,
  page,
}) => {
  test.slow();
  tolerated.push(REFUSED);
  await signUp(page, { isContributor: true });
  const written = { title: 'À deux mains', description: 'Une description.', domainId: 1 };
  const made = await page.request.post('/api/tutorials', { data: { ...written, source: 'Au début.' } });
  const { id } = (await made.json()) as { id: number };
  const rewrite = async (source: string) => {
    const answer = await page.request.put(`/api/tutorials/${id}`, { data: { ...written, source } });
    expect(answer.ok()).toBe(true);
  };
  const save = page.getByRole('button', { name: 'Enregistrer les changements' });
  const saved = page.getByText(/^Enregistré à/);
  const collision = page.getByRole('region', { name: 'Deux textes se contredisent' });

  await visit(page, `/contributions/${id}`);
  await writeSource(page, 'Ma version.');
  await expect(saved).toBeVisible();
  await rewrite('La version d’ailleurs.');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Rien n’est publié, et votre texte est encore là');
  await expect(collision).toContainText('Ma version.');
  await expect(collision).toContainText('La version d’ailleurs.');
  await collision.getByText('Les deux textes en entier').click();
  await expect(collision.getByLabel('Texte en ligne')).toHaveValue('La version d’ailleurs.');
  await expect(collision.getByLabel('Votre texte ici')).toHaveValue('Ma version.');
  await expectAccessible(page, 'a text rewritten meanwhile');

  // A restored draft keeps the version it is based on.
  await page.reload();
  await expect(collision).toContainText('La version d’ailleurs.');
  await collision.getByRole('button', { name: 'Continuer avec ce choix' }).click();
  await expect(collision).toBeHidden();
  await save.click();
  await expect(page).toHaveURL(new RegExp(`/tutoriels/${id}$`));
  await expect(page.locator('.prose')).toContainText(/Ma version\.\s+La version d’ailleurs\./);

  await visit(page, `/contributions/${id}`);
  await writeSource(page, 'À jeter.');
  await expect(saved).toBeVisible();
  await rewrite('Ce qui reste.');
  await page.getByRole('button', { name: 'Abandonner le brouillon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('button', { name: 'Abandonner le brouillon' })).toBeHidden();
  await expectSource(page, 'Ce qui reste.');
  await page.reload();
  await expectSource(page, 'Ce qui reste.');
});

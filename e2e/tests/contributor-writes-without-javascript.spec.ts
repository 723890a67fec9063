import { brokenRules } from '../accessibility.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });

const SOURCE = '## Semer\n\nLe seau, l’été, l’œuf.\n\n- un\n- deux\n';

test('an author writes, saves, corrects and publishes a tutorial in a plain form @long', async ({
  page,
  browser,
  baseURL,
  tolerated,
}) => {
  tolerated.push(/400|412/);
  const { username, password } = await signUp(page, { isContributor: true });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: page.viewportSize(),
  });
  const plain = await context.newPage();

  await plain.goto('/contributions/nouveau');
  await plain.getByRole('link', { name: 'un formulaire simple' }).click();
  await plain.getByLabel('Nom d’utilisateur').fill(username);
  await plain.getByLabel('Mot de passe').fill('autre chose');
  await plain.getByRole('button', { name: 'Se connecter' }).click();
  await expect(plain.getByRole('alert')).toBeVisible();
  await expect(plain.getByLabel('Nom d’utilisateur')).toHaveValue(username);
  await plain.getByLabel('Mot de passe').fill(password);
  await plain.getByRole('button', { name: 'Se connecter' }).click();

  await plain.getByLabel('Texte', { exact: true }).fill(SOURCE);
  await plain.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(plain.getByRole('status')).toHaveText('Le brouillon est enregistré.');
  await expect(plain.getByLabel('Texte', { exact: true })).toHaveValue(SOURCE);
  await plain.getByRole('button', { name: 'Publier le tutoriel' }).click();
  await expect(plain.getByRole('alert')).toBeVisible();
  await expect(plain.getByText('Le titre doit contenir au moins 3 caractères.').last()).toBeVisible();
  await expect(plain.getByLabel('Texte', { exact: true })).toHaveValue(SOURCE);

  // Another device saves the same draft meanwhile.
  const { drafts } = (await (await page.request.get('/api/drafts')).json()) as { drafts: { id: number }[] };
  const elsewhere = await page.request.put(`/api/drafts/${drafts[0]!.id}`, {
    data: { title: 'Ailleurs', description: '', domainId: null, source: 'Écrit ailleurs.' },
  });
  expect(elsewhere.ok()).toBe(true);
  await plain.getByLabel('Titre', { exact: true }).fill('Semer sans se presser');
  await plain.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await expect(plain.getByRole('alert')).toContainText('a été enregistré ailleurs entre-temps');
  await expect(plain.getByLabel('Son texte')).toHaveValue('Écrit ailleurs.');
  await expect(plain.getByLabel('Titre', { exact: true })).toHaveValue('Semer sans se presser');

  await plain.getByLabel('Description').fill('Ce que la terre demande.');
  await plain.getByLabel('Domaine').selectOption({ index: 1 });
  await plain.getByLabel('Étiquettes').fill('graines, été');
  await plain.getByRole('button', { name: 'Publier le tutoriel' }).click();
  await expect(plain).toHaveURL(/\/tutoriels\/\d+$/);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Semer sans se presser');

  // The plain form can edit it too, and its text round-trips.
  const id = Number(plain.url().split('/').at(-1));
  await plain.goto(`/contributions/${id}`);
  await plain.getByRole('link', { name: 'un formulaire simple' }).click();
  await expect(plain.getByLabel('Étiquettes')).toHaveValue('graines, été');
  await plain.getByLabel('Texte', { exact: true }).fill(`${SOURCE}\nEt un mot de plus.`);
  await plain.getByRole('button', { name: 'Enregistrer les changements' }).click();
  await expect(plain.getByRole('main')).toContainText('Et un mot de plus.');

  // The tutorial was edited online after the form was opened.
  await plain.goto(`/ecrire?tutoriel=${id}`);
  const { title, description, domainId } = (await (
    await page.request.get(`/api/tutorials/${id}/source`)
  ).json()) as Record<string, unknown>;
  const online = { title, description, domainId, tags: ['graines', 'été'], source: 'Réécrit en ligne.' };
  expect((await page.request.put(`/api/tutorials/${id}`, { data: online })).ok()).toBe(true);
  const publish = plain.getByRole('button', { name: 'Enregistrer les changements' });
  await publish.click();
  await expect(plain.getByRole('alert')).toContainText('a été réécrit en ligne entre-temps');
  await expect(plain.getByLabel('Son texte')).toHaveValue('Réécrit en ligne.');
  await expect(plain.getByLabel('Texte', { exact: true })).toHaveValue(`${SOURCE}\nEt un mot de plus.`);
  await publish.click();
  await expect(plain).toHaveURL(/\/tutoriels\/\d+$/);
  const written = await page.request.get(`/api/tutorials/${id}/source`);
  expect(await written.json()).toMatchObject({
    source: `${SOURCE}\nEt un mot de plus.`,
    tags: ['graines', 'été'],
  });
  await context.close();

  // axe needs JavaScript itself.
  await page.goto(`/ecrire?tutoriel=${id}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await brokenRules(page), colorScheme).toEqual([]);
  }
});

test('the plain form refuses a request from another site', async ({ page, tolerated }) => {
  tolerated.push(/403/);
  await signUp(page, { isContributor: true });
  const sent = await page.request.post('/ecrire', {
    form: { title: 'Venu d’ailleurs', action: 'save' },
    headers: { Origin: 'https://ailleurs.example' },
  });
  expect(sent.status()).toBe(403);
  const { total } = (await (await page.request.get('/api/drafts')).json()) as { total: number };
  expect(total).toBe(0);
});

test('the plain form saves a text of the maximum length, and refuses a visitor @long', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signUp(page, { isContributor: true });
  const form = { title: 'Long', source: 'é'.repeat(200_000), action: 'save' };
  const kept = await page.request.post('/ecrire', { form, maxRedirects: 0 });
  expect(kept.status()).toBe(303);
  const { drafts } = (await (await page.request.get('/api/drafts')).json()) as { drafts: { id: number }[] };
  const draft = await page.request.get(`/api/drafts/${drafts[0]!.id}`);
  expect(await draft.json()).toMatchObject({ title: 'Long', source: form.source });

  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  for (const sent of [{ title: 'Court' }, form]) {
    const refused = await stranger.post('/ecrire', { form: sent });
    expect(refused.status()).toBe(401);
    expect(await refused.text()).toContain('votre texte y est encore');
  }
  await stranger.dispose();
});

test('requests that no form sends are answered without a server error', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signUp(page, { isContributor: true });
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const odd = [
    { data: 'rien', headers: { 'content-type': 'text/plain' } },
    { data: [1], headers: { 'content-type': 'application/json' } },
    {},
  ];
  for (const sent of odd) {
    for (const path of ['/ecrire', '/ecrire/connexion']) {
      const answer = await stranger.post(path, sent);
      expect(answer.status(), `${path} ${JSON.stringify(sent)}`).toBeLessThan(500);
    }
    expect((await page.request.post('/ecrire', { ...sent, maxRedirects: 0 })).status()).toBeLessThan(500);
  }
  for (const query of [
    'brouillon=a&brouillon=b',
    'tutoriel=x',
    'brouillon=999999',
    'tutoriel=1&brouillon=',
  ]) {
    const answer = await page.request.get(`/ecrire?${query}`);
    expect(answer.status(), query).toBeLessThan(500);
    expect(await answer.text()).toContain('<h1>Écrire un tutoriel</h1>');
  }
  await stranger.dispose();
});

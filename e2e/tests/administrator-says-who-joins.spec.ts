import { takenOver } from '../browser.js';
import { expectAccessible, openConsole } from '../console.js';
import { expect, test as base } from '../fixtures.js';
import { administrator, register, signIn, signUp, stranger } from '../members.js';
import { type Site, START_TIMEOUT_MS, startSite } from '../sites.js';

/** A site for these tests alone, since nobody else may register meanwhile. */
const test = base.extend<object, { own: Site }>({
  own: [
    async ({}, use) => {
      const site = await startSite('demo', '');
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ own }, use) => use(own.address),
  // A refused invitation.
  tolerated: async ({}, use) => use([/status of 400/]),
});

test.describe.configure({ mode: 'default' });

test('on a closed site invited people register with a proof of work, and an administrator answers requests to publish @long', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog');
  const toast = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await openConsole(page, '/inscriptions?onglet=regles', 'Inscriptions');
  const rules = async () => (await page.request.get('/api/admin/community-rules')).json() as Promise<unknown>;
  await page.getByRole('switch', { name: 'Devenir contributeur sur demande' }).check();
  await page.getByRole('switch', { name: /calcul au navigateur/ }).check();
  await expectAccessible(page);
  expect(await rules()).toMatchObject({ contributorsAsk: false, registrationProof: false });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await toast('Enregistré');
  expect(await rules()).toMatchObject({ contributorsAsk: true, registrationProof: true });
  await page.getByRole('tab', { name: 'Demandes de publier' }).click();
  await expect(page.getByText(/Aucune demande n’attend/)).toBeVisible();

  // Registration includes a proof of work in the browser, and a request to publish afterwards.
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await theirs.newPage();
  await other.goto('/inscription');
  await expect(other.getByText(/vous pourrez le demander une fois inscrit/)).toBeVisible();
  await register(other, stranger());
  await expect(other).toHaveURL(/\/$/, { timeout: 30_000 });
  await other.goto('/devenir-contributeur');
  await other.getByLabel('Ce que vous voulez publier').fill('court');
  await other.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(other.getByText(/10 caractères au moins/)).toBeVisible();
  await other.getByLabel('Ce que vous voulez publier').fill('Mes cours de menuiserie, pas à pas.');
  await other.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(other.getByRole('heading', { name: 'Votre demande est partie' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Refuser/ }).click();
  await expect(page.getByText('Dites au membre pourquoi sa demande est refusée.')).toBeVisible();
  await page.getByLabel('Réponse au membre').fill('Bienvenue parmi nous.');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Accepter/ }).click();
  await toast('Demande acceptée');
  await expect(page.getByText(/Aucune demande n’attend/)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Vous êtes contributeur' })).toBeVisible();
  await theirs.close();

  // With registration closed, only invited members can join.
  const closing = await page.request.patch('/api/admin/settings', {
    data: { enableNewRegistrations: false },
  });
  expect(closing.status()).toBe(200);
  await page.getByRole('button', { name: 'Inviter' }).click();
  await dialog.getByRole('radio', { name: /Par un lien/ }).check();
  await dialog.getByLabel('Pour combien de personnes').fill('1');
  await dialog.getByLabel('Note').fill('Le club de voile.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Inviter' }).click();
  const link = await dialog.getByLabel('Lien', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('tab', { name: 'Invitations' }).click();
  await expect(page.getByText('Encore une place')).toBeVisible();

  const guests = await browser.newContext({ ...(baseURL && { baseURL }) });
  const guest = await guests.newPage();
  await guest.goto('/inscription');
  await expect(guest.getByText('Les inscriptions sont fermées pour le moment.')).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByText(/Vous êtes invité sur/)).toBeVisible();
  await register(guest, stranger());
  await expect(guest).toHaveURL(/\/$/);
  await guests.close();
  await page.reload();
  await expect(page.getByText(/Épuisée\s: Un inscrit/)).toBeVisible();
  await page.getByRole('button', { name: /^Retirer l’invitation/ }).click();
  await toast('Invitation retirée');
});

test('the registration form of an invited visitor appears once the invitation has loaded', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, administrator);
  await page.request.patch('/api/admin/settings', { data: { enableNewRegistrations: true } });
  const made = await page.request.post('/api/admin/invitations', {
    data: { uses: 1, days: 7, isContributor: true },
  });
  const { link } = (await made.json()) as { link: string };
  const guests = await browser.newContext({ ...(baseURL && { baseURL }) });
  const guest = await guests.newPage();
  let goOn = (): void => undefined;
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  await guest.route('**/api/auth/invitation', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await guest.goto(link);
  await takenOver(guest);
  await expect(guest.getByText('Lecture de votre invitation…')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Créer mon compte' })).toBeHidden();
  goOn();
  await expect(guest.getByText('Créez votre compte : vous pourrez aussi publier')).toBeVisible();
  await register(guest, stranger());
  await expect(guest).toHaveURL(/\/$/);
  expect(await (await guest.request.get('/api/auth/me')).json()).toMatchObject({ isContributor: true });
  await guests.close();
});

test('a visitor with an invalid invitation can still register on an open site', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/auth/invitation', async (route) => {
    asked += 1;
    await route.continue();
  });
  await page.goto('/inscription?jeton=faux');
  await expect(page.getByText('Votre invitation n’a pas pu être lue.')).toBeVisible();
  await expect(page.getByText('Cette invitation n’est plus valable.')).toBeVisible();
  await page.getByLabel('Nom d’utilisateur').fill('eve');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByLabel('Nom d’affichage')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('eve');
  expect(asked).toBe(1);
});

test('a reviewer returns a first tutorial with a reason, and publishes it after it is submitted again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, administrator);
  const rules = { contributorsAsk: false, heldPublications: 1, registrationProof: false, holdSuspects: true };
  await page.request.put('/api/admin/community-rules', { data: rules });
  await page.request.patch('/api/admin/settings', { data: { enableNewRegistrations: true } });
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await theirs.newPage();
  await signUp(other, { isContributor: true });
  const title = 'Tailler un tenon à la main';
  const text = { title, description: 'Du tracé à l’ajustage.', domainId: 1, source: 'On trace d’abord.' };
  const published = await other.request.post('/api/tutorials', { data: text });
  const { id } = (await published.json()) as { id: number };
  await other.goto('/contributions');
  await expect(other.getByText('Attend une relecture')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Remettre en ligne|^Proposer/ })).toHaveCount(0);

  await page.goto('/admin/relectures');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Renvoyer « ${title} » à ses auteurs` }).click();
  await expect(page.getByText('Dites à ses auteurs pourquoi ce tutoriel leur revient.')).toBeVisible();
  await page.getByLabel('Ce que vous dites à ses auteurs').fill('Ajoutez une photo du tracé.');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Renvoyer « ${title} » à ses auteurs` }).click();
  await expect(page.getByText('Aucun tutoriel n’attend de relecture.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Relecture : Ajoutez une photo du tracé.')).toBeVisible();
  await other.getByRole('button', { name: `Proposer à nouveau « ${title} »` }).click();
  await expect(other.getByText('Attend une relecture')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `Laisser paraître « ${title} »` }).click();
  await expect(page.getByText('Aucun tutoriel n’attend de relecture.')).toBeVisible();
  await theirs.close();
  const visitors = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await visitors.newPage();
  await visitor.goto(`/tutoriels/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visitors.close();
});

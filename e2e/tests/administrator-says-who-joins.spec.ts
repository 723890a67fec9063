import { expectAccessible, openConsole } from '../console.js';
import { expect, test as base } from '../fixtures.js';
import { stranger } from '../members.js';
import { startSite, type Site } from '../sites.js';

/** A site of the test’s own: nobody else may register meanwhile. */
const test = base.extend<object, { own: Site }>({
  own: [
    async ({}, use) => {
      const site = await startSite('demo', '');
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ own }, use) => use(own.address),
});

test('a closed site lets in who is invited, asks browsers to work, and answers who wants to publish', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog');
  const toast = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await openConsole(page, '/inscriptions?onglet=regles', 'Inscriptions');
  await page.getByRole('switch', { name: 'Devenir contributeur sur demande' }).check();
  await expect(page.getByRole('switch', { name: 'Devenir contributeur sur demande' })).toBeChecked();
  await page.getByRole('switch', { name: /calcul au navigateur/ }).check();
  await expect(page.getByRole('switch', { name: /calcul au navigateur/ })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Demandes' }).click();
  await expect(page.getByText(/Aucune demande n’attend/)).toBeVisible();

  // Whoever registers has the browser work, and asks to publish afterwards.
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await theirs.newPage();
  const ada = stranger();
  await other.goto('/inscription');
  await expect(other.getByText(/vous pourrez le demander une fois inscrit/)).toBeVisible();
  await other.getByLabel('Nom d’utilisateur').fill(ada.username);
  await other.getByLabel('Nom d’affichage').fill(ada.displayName);
  await other.getByLabel('Adresse email').fill(ada.email);
  await other.getByLabel('Mot de passe', { exact: true }).fill(ada.password);
  await other.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(other).toHaveURL(/\/$/);
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

  // Closed, the site takes who comes by a link, and nobody else.
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
  const eve = stranger();
  await guest.getByLabel('Nom d’utilisateur').fill(eve.username);
  await guest.getByLabel('Nom d’affichage').fill(eve.displayName);
  await guest.getByLabel('Adresse email').fill(eve.email);
  await guest.getByLabel('Mot de passe', { exact: true }).fill(eve.password);
  await guest.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(guest).toHaveURL(/\/$/);
  await guests.close();
  await page.reload();
  await expect(page.getByText(/Épuisée : Un inscrit/)).toBeVisible();
  await page.getByRole('button', { name: /^Retirer l’invitation/ }).click();
  await toast('Invitation retirée');
});

import { expectAccessible } from '../accessibility.js';
import { cardOf, footLink, menuToggle, unfoldFilters, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { endSession, signUp } from '../members.js';

test.use({ site: 'rich' });

test('menus of the header and the newsletter’s error have no axe violations @long', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await visit(page, '/');
  await page.getByRole('banner').locator('summary[aria-label="Notifications"]').click();
  await expect(page.getByText('Aucune notification')).toBeVisible();
  await expectAccessible(page, 'the notifications');
  if (isMobile) {
    await menuToggle(page).click();
    await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
    await expectAccessible(page, 'the menu');
    await menuToggle(page).click();
  }
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText('Erreur', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the newsletter’s error');
});

test('the filters of the search have no axe violations @long', async ({ page }) => {
  test.slow();
  await visit(page, '/recherche?q=code');
  await unfoldFilters(page);
  for (const title of ['Difficulté', 'Temps de lecture', 'Étiquettes', 'Tri', 'Nombre de résultats']) {
    await page.locator('main summary', { hasText: new RegExp(`^${title}$`) }).click();
    await expectAccessible(page, `the filter ${title}`);
  }
});

test('the table of contents, the author’s dialog and the answers of the FAQ have no axe violations @long', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await visit(page, '/tutoriels/5');
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  if (isMobile) await contents.locator('summary').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'the table of contents');
  await page.getByRole('button', { name: 'Solène Arzur-Le Gall' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the author’s dialog');
  await visit(page, '/faq');
  const answers = page.locator('main details');
  await answers.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((answer) => (answer.open = true)));
  await expectAccessible(page, 'the answers');
});

test('forms with errors, toasts, the member’s menu and the dialog of an expired session have no axe violations', async ({
  tolerated,
  page,
  isMobile,
}) => {
  test.slow();
  tolerated.push(/status of 400/);
  const submit = page.getByRole('main').locator('button[type=submit]');
  for (const path of ['/inscription', '/auth/register']) {
    await visit(page, path);
    await page.getByLabel('Je souhaite devenir contributeur').check();
    await submit.click();
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, `the errors of ${path}`);
  }
  await visit(page, '/connexion');
  await page.getByLabel('Nom d’utilisateur').fill('personne');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Rien-de-tel-1');
  await submit.click();
  await expect(page.getByText('Échec de la connexion')).toBeVisible();
  await expectAccessible(page, 'a failed sign-in');

  await signUp(page);
  await visit(page, '/confirmer-adresse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable');
  if (isMobile) await menuToggle(page).click();
  else await page.getByRole('navigation', { name: 'Compte' }).locator('summary').click();
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
  await expectAccessible(page, 'the member’s menu');
  await page.keyboard.press('Escape');
  await endSession(page);
  // The live connection may report the expired session first; its dialog would then cover the button.
  const button = page.getByRole('button', { name: 'Recevoir un nouveau lien', includeHidden: true });
  await button.dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Votre session a expiré' })).toBeVisible();
  await expectAccessible(page, 'the dialog of an expired session');
});

test('the skeletons of loading pages have no axe violations @long', async ({ page }) => {
  test.slow();
  for (const [from, link, skeleton] of [
    ['/faq', footLink(page, 'Catalogue'), 'Chargement des tutoriels'],
    ['/faq', footLink(page, 'Recherche'), 'Recherche en cours'],
    ['/domaines', page.getByRole('main').getByRole('link', { name: /Design/ }), 'Chargement du domaine'],
    ['/catalogue?q=async', cardOf(page, 1), 'Chargement du tutoriel'],
  ] as const) {
    await visit(page, from);
    await page.route(/\/api\//, () => new Promise(() => {}));
    await link.click();
    await expect(page.getByRole('status', { name: skeleton })).toBeVisible();
    // The content and its heading are still loading.
    await expectAccessible(page, skeleton, ['page-has-heading-one']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

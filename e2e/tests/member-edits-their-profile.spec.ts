import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { hold, menuToggle, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

// Published content would break tests that count.
test.use({ site: 'workshop' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click();
const REFUSED = /the server responded with a status of 4\d\d|net::ERR_FAILED/;

for (const path of ['/profil', '/profile']) {
  test(`PROF-01 SHELL-13 SHELL-37 a visitor of ${path} is sent to sign in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === '/connexion');
  });

  test(`PROF-02 ${path} shows a spinner until the session is known`, async ({ page }) => {
    const member = await signUp(page);
    const release = await hold(page, /\/api\/auth\/me/);
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Vérification de votre session' })).toBeVisible();
    release();
    await expect(heading(page)).toHaveText(member.displayName);
  });
}

test('a member decides what their public page shows @long', async ({ page }) => {
  await signUp(page, { displayName: 'Inès Aubert' });
  await visit(page, '/profil');
  const part = page.getByRole('region', { name: 'Ma page publique' });
  await expect(part.getByText('Vous n’en avez pas encore')).toBeVisible();
  await part.getByRole('checkbox', { name: /^Avoir une page/ }).check();
  await part.getByRole('checkbox', { name: 'Depuis quand je suis membre' }).check();
  await part.getByRole('link', { name: 'Voir ma page' }).click();
  await expect(heading(page)).toHaveText('Inès Aubert');
  await expect(page.getByText(/^Membre depuis le/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'S’abonner au flux' })).toBeVisible();
  await expectAccessible(page, 'a member’s page');
});

test('a member uploads their picture and removes it', async ({ page, tolerated }) => {
  tolerated.push(REFUSED);
  await signUp(page);
  await visit(page, '/profil');
  const file = page.locator('input[type=file]');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await file.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Image de profil changée')).toBeVisible();
  await expect(page.getByLabel('Image de profil (facultatif)')).toHaveValue(/^\/media\//);
  await expect(page.getByText('Votre image est prête.')).toBeVisible();
  await file.setInputFiles({ name: 'rien.png', mimeType: 'image/png', buffer: Buffer.from('rien') });
  await expect(page.getByText(/^L’image est refusée/)).toBeVisible();
  await page.getByRole('button', { name: 'Retirer l’image' }).click();
  await expect(page.getByText('Image de profil retirée')).toBeVisible();
  await expect(page.getByText('Sans image, vos initiales en tiennent lieu.')).toBeVisible();
});

test('PROF-03 PROF-04 PROF-06 PROF-08 a new member sees their name, badge and tabs', async ({ page }) => {
  await signUp(page, { displayName: 'Anne-Lise de la Tour' });
  await visit(page, '/profil');
  await expect(heading(page)).toHaveText('Anne-Lise de la Tour');
  const header = page.getByRole('main');
  await expect(header.getByText('AD', { exact: true }).first()).toBeVisible();
  await expect(header.getByText('Membre', { exact: true })).toBeVisible();
  for (const [term, value] of [
    ['Tutoriels', '0'],
    ['Favoris', '0'],
    ['Commentaires', '0'],
  ]) {
    const counter = header.locator('dl > *', { has: page.locator('dt', { hasText: term! }) });
    await expect(counter.locator('dd')).toHaveText(value!);
  }
  await expect(page.getByRole('tab')).toHaveText(['Informations', 'Favoris', 'Activité', 'Contributions']);
  await expect(page.getByRole('form', { name: 'Modifier mon profil' })).toBeVisible();
});

test('PROF-05 PROF-07 a contributor sees a neutral badge, their areas of expertise and the date they joined', async ({
  page,
}) => {
  await signUp(page, { isContributor: true, expertise: ['design', 'langue'] });
  await visit(page, '/profil');
  await expect(page.getByText('Contributeur de la communauté')).toBeVisible();
  await expect(page.getByText('Design, Langues', { exact: false })).toHaveText(/^Spécialité/);
  const { createdAt } = await (await page.request.get('/api/auth/me')).json();
  await expect(page.getByRole('main').locator('time').first()).toHaveAttribute('datetime', createdAt);
  await expect(page.getByText(/^Membre depuis le \d+ \S+ \d{4}$/)).toBeVisible();
});

test('PROF-09 the tabs are empty at first, then list what the member has done', async ({ page }) => {
  await signUp(page, { isContributor: true });
  await visit(page, '/profil');
  for (const [name, empty] of [
    ['Favoris', 'Aucun tutoriel favori'],
    ['Activité', 'Aucune activité'],
    ['Contributions', 'Aucune contribution'],
  ] as const) {
    await tab(page, name).click();
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
  }
  await page.request.post('/api/favorites', { data: { tutorialId: 2 } });
  const tutorial = { title: 'Planter un olivier', description: 'En pot, à la bonne saison.', domainId: 1 };
  const published = await page.request.post('/api/tutorials', {
    data: { ...tutorial, source: 'Creuser.' },
  });
  expect(published.status(), await published.text()).toBe(201);
  await visit(page, '/profil?onglet=favoris');
  await expect(page.getByRole('article')).toContainText('contrastes lisibles');
  await tab(page, 'Activité').click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([
    /Vous avez publié Planter un olivier/,
    /Vous avez gardé Choisir des contrastes/,
  ]);
  await tab(page, 'Contributions').click();
  await expect(page.getByRole('article')).toContainText('Planter un olivier');
});

test('PROF-08 arrow keys move between the tabs, and the address names the chosen one', async ({ page }) => {
  await signUp(page);
  await visit(page, '/profil');
  await tab(page, 'Informations').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Favoris')).toBeFocused();
  await expect(tab(page, 'Favoris')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?onglet=favoris$/);
  await page.keyboard.press('End');
  await expect(tab(page, 'Contributions')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Informations')).toBeFocused();
  await expect(page).toHaveURL(/\/profil\??$/);
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Contributions')).toHaveAttribute('aria-selected', 'true');
});

test('PROF-10 the form previews the picture if its address leads to one', async ({
  page,
  tolerated,
  baseURL,
}) => {
  tolerated.push(REFUSED);
  await signUp(page);
  await visit(page, '/profil');
  const preview = page.locator('[data-avatar-preview]');
  await expect(preview).toHaveAttribute('data-avatar-preview', 'false');
  const field = page.getByLabel('Image de profil');
  await field.fill(`${baseURL}/favicon.svg`);
  await expect(preview).toHaveAttribute('data-avatar-preview', 'true');
  await expect(preview.locator('img')).toHaveAttribute('src', `${baseURL}/favicon.svg`);
  await field.fill(`${baseURL}/nulle-part.png`);
  await expect(preview).toHaveAttribute('data-avatar-preview', 'false');
  await expect(preview).toContainText('Cette adresse ne mène pas à une image.');
  await field.fill('');
  await expect(preview).toHaveAttribute('data-avatar-preview', 'false');
});

test('PROF-11 PROF-12 PROF-13 PROF-17 each invalid field shows its error', async ({ page }) => {
  await signUp(page);
  await visit(page, '/profil');
  await page.getByLabel('Nom d’affichage').fill('A');
  await page.getByLabel('Site web').fill('pas une adresse');
  await page.getByLabel('Biographie').fill('a'.repeat(501));
  await save(page);
  for (const message of [
    "Le nom d'affichage doit contenir au moins 2 caractères",
    'Veuillez entrer une URL valide',
    'La biographie ne peut pas dépasser 500 caractères',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Nom d’affichage')).toBeFocused();
  await page.getByLabel('Nom d’affichage').fill('a'.repeat(101));
  await expect(page.getByText("Le nom d'affichage ne peut pas dépasser 100 caractères")).toBeVisible();
});

test('PROF-14 PROF-15 a saved profile shows everywhere at once and after a reload', async ({ page }) => {
  await signUp(page, { bio: 'Une vie.' });
  await visit(page, '/profil');
  await expect(page.getByLabel('Biographie')).toHaveValue('Une vie.');
  await page.getByLabel('Nom d’affichage').fill('Nolwenn Riou');
  await page.getByLabel('Biographie').fill('');
  await page.getByLabel('Site web').fill('');
  await save(page);
  const said = page.locator('[data-toast]');
  await expect(said).toContainText('Profil mis à jour');
  await expect(said).toContainText('Votre profil a été mis à jour avec succès');
  await expect(heading(page)).toHaveText('Nolwenn Riou');
  await page.reload();
  await expect(page.getByLabel('Nom d’affichage')).toHaveValue('Nolwenn Riou');
  await expect(page.getByLabel('Biographie')).toHaveValue('');
});

test('PROF-16 a failed save shows an error and keeps what was typed', async ({ page, tolerated }) => {
  tolerated.push(REFUSED);
  await signUp(page);
  await visit(page, '/profil');
  await page.route('**/api/auth/profile', (route) => route.abort());
  await page.getByLabel('Nom d’affichage').fill('Nolwenn');
  await save(page);
  const failure = page.locator('[data-toast=destructive]');
  await expect(failure.first()).toContainText('Erreur');
  await expect(failure.first()).toContainText('Erreur lors de la mise à jour du profil');
  await page.unroute('**/api/auth/profile');
  // The client-side validation of URLs is less strict than the server's.
  await page.getByLabel('Site web').fill('https://-a-.fr');
  await save(page);
  await expect(page.getByLabel('Site web')).toHaveAttribute('aria-invalid', 'true');
  await expect(failure.last()).toContainText('Veuillez entrer une URL valide');
  await expect(page.getByLabel('Nom d’affichage')).toHaveValue('Nolwenn');
});

test('a member who signs out on their profile is sent to the sign-in page, without failed requests @long', async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  await visit(page, '/profil');
  await expect(page.getByRole('main').locator('dd').first()).toHaveText('0');
  // Pending requests would be answered after the sign-out.
  await page.waitForLoadState('networkidle');
  if (isMobile) await menuToggle(page).click();
  else await page.getByRole('navigation', { name: 'Compte' }).locator('summary').click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/connexion');
  await expect(page.getByText('Déconnexion réussie')).toBeVisible();
});

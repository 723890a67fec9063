import type { Page } from '@playwright/test';
import { hold, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp, stranger, type Member } from '../members.js';

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function fill(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(member.username);
  await page.getByLabel('Nom d’affichage').fill(member.displayName);
  await page.getByLabel('Adresse email').fill(member.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await page.getByLabel('Confirmation du mot de passe').fill(member.password);
  await page.getByLabel(/^J’accepte/).check();
}

for (const [path, chosen] of [
  ['/auth', 'Connexion'],
  ['/auth/login', 'Connexion'],
  ['/auth/register', 'Inscription'],
  ['/auth/autre', 'Connexion'],
] as const) {
  test(`SHELL-08 AUTHP-01 AUTHP-06 ${path} shows the tab ${chosen}`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('tab')).toHaveText(['Connexion', 'Inscription']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(chosen);
    await expect(page.getByRole('tabpanel', { name: chosen })).toBeVisible();
  });
}

test('AUTHP-02 switching tabs changes the address, by mouse and by arrow key', async ({ page }) => {
  await visit(page, '/auth');
  await tab(page, 'Inscription').click();
  await expect(page).toHaveURL(/\/auth\/register$/);
  await expect(page.getByRole('button', { name: 'Créer mon compte' })).toBeVisible();
  await tab(page, 'Inscription').press('ArrowLeft');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(tab(page, 'Connexion')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('AUTHP-03 AUTHP-04 the page sends a member home without showing its tabs', async ({ page }) => {
  await signUp(page);
  const release = await hold(page, /\/api\/auth\/me$/);
  await page.goto('/auth/login');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('tablist', { includeHidden: true })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/$/);
});

test('AUTHP-05 the side panel lists benefits and five topics', async ({ page }) => {
  await visit(page, '/auth');
  const panel = page.getByRole('complementary', { name: 'Avec un compte' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(panel.getByRole('list', { name: 'Sujets' }).getByRole('listitem')).toHaveText([
    'Intelligence Artificielle',
    'Cybersécurité',
    'Data Science',
    'DevOps',
    'Cloud Computing',
  ]);
});

test('AUTHP-07 AUTHP-08 both fields must be filled', async ({ page }) => {
  await visit(page, '/auth/login');
  await submit(page).click();
  const name = page.getByLabel('Nom d’utilisateur');
  await expect(name).toHaveAccessibleDescription("Le nom d'utilisateur est requis");
  await expect(name).toBeFocused();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    'Le mot de passe est requis',
  );
});

test('AUTHP-09 CALL-02 signing in shows a message and leads home', async ({ page }) => {
  const member = await signUp(page);
  await page.context().clearCookies();
  await visit(page, '/auth/login');
  await page.getByLabel('Nom d’utilisateur').fill(member.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toasts(page).getByText('Connexion réussie', { exact: true })).toBeVisible();
});

test('AUTHP-10 a failed sign-in shows the server’s message, or a general one', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 500/);
  await visit(page, '/auth/login');
  await page.getByLabel('Nom d’utilisateur').fill(stranger().username);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Faux-mot-de-passe-1');
  await submit(page).click();
  await expect(toasts(page)).toContainText('Échec de la connexion');
  await expect(toasts(page)).toContainText("Nom d'utilisateur ou mot de passe incorrect.");
  await page.route(/\/api\/auth\/login$/, (route) => route.fulfill({ status: 500, body: '' }));
  await submit(page).click();
  await expect(toasts(page)).toContainText(
    'Une erreur est survenue lors de la connexion. Veuillez réessayer.',
  );
});

test('AUTHP-11 AUTHP-12 AUTHP-13 AUTHP-14 AUTHP-15 AUTHP-16 AUTHP-17 AUTHP-18 AUTHP-19 AUTHP-22 each broken rule of the registration form has its own message', async ({
  page,
}) => {
  test.slow();
  await visit(page, '/auth/register');
  const member = stranger();
  await fill(page, member);
  await page.getByLabel('Je souhaite devenir contributeur').check();
  for (const [label, right, wrongs] of [
    [
      'Nom d’utilisateur',
      member.username,
      {
        'léa dupont':
          "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores",
        ab: "Le nom d'utilisateur doit contenir au moins 3 caractères",
        ['a'.repeat(51)]: "Le nom d'utilisateur ne peut pas dépasser 50 caractères",
      },
    ],
    ['Adresse email', member.email, { '': "L'email est requis", 'lea@': 'Adresse email invalide' }],
    [
      'Nom d’affichage',
      member.displayName,
      {
        a: "Le nom d'affichage doit contenir au moins 2 caractères",
        ['a'.repeat(101)]: "Le nom d'affichage ne peut pas dépasser 100 caractères",
      },
    ],
    [
      'Biographie (facultatif)',
      '',
      { ['a'.repeat(501)]: 'La biographie ne peut pas dépasser 500 caractères' },
    ],
    ['Site web (facultatif)', '', { exemple: 'Veuillez entrer une URL valide' }],
    ['Confirmation du mot de passe', member.password, { autre: 'Les mots de passe ne correspondent pas' }],
    [
      'Mot de passe',
      member.password,
      {
        'Abc-456': 'Le mot de passe doit contenir au moins 8 caractères',
        ...Object.fromEntries(
          ['tout-en-bas-1', 'TOUT-EN-HAUT-1', 'Sans-Chiffre'].map((weak) => [
            weak,
            'Le mot de passe doit contenir au moins une lettre majuscule, une lettre minuscule et un chiffre',
          ]),
        ),
      },
    ],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    for (const [wrong, message] of Object.entries(wrongs)) {
      await field.fill(wrong);
      await submit(page).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    await field.fill(right);
  }
  await page.getByLabel(/^J’accepte/).uncheck();
  await submit(page).click();
  await expect(page.getByText("Vous devez accepter les conditions d'utilisation")).toBeVisible();
  await expect(page.getByLabel(/^J’accepte/)).toHaveAccessibleDescription(
    "Vous devez accepter les conditions d'utilisation",
  );
});

for (const isContributor of [true, false]) {
  test(`AUTHP-20 AUTHP-21 AUTHP-22 ${isContributor ? 'a contributor' : 'a member'} signs up, and the home page loads as a new document`, async ({
    page,
  }) => {
    await visit(page, '/auth/register');
    const member = stranger();
    await fill(page, member);
    await page.getByLabel('Je souhaite devenir contributeur').check();
    await page.getByLabel(/^Site web/).fill('https://exemple.fr');
    await page.getByLabel('Je souhaite devenir contributeur').setChecked(isContributor);
    const call = page.waitForRequest(/\/api\/auth\/register$/);
    const home = page.waitForRequest((request) => request.isNavigationRequest());
    await submit(page).click();
    const { confirmPassword, acceptTerms, ...sent } = (await call).postDataJSON() as Record<string, unknown>;
    expect([confirmPassword, acceptTerms]).toEqual([undefined, undefined]);
    const { username, email, password, displayName } = member;
    const website = isContributor ? { website: 'https://exemple.fr' } : {};
    expect(sent).toEqual({ username, email, password, displayName, bio: '', isContributor, ...website });
    expect(new URL((await home).url()).pathname).toBe('/');
    await expect(page).toHaveURL(/\/$/);
    await expect(toasts(page)).toContainText('Inscription réussie !');
  });
}

test("REGI-16 a refused registration says «Échec de l'inscription» here", async ({ page, tolerated }) => {
  tolerated.push(/status of 409/);
  const { username } = await signUp(page);
  await page.context().clearCookies();
  await visit(page, '/auth/register');
  await fill(page, { ...stranger(), username });
  await submit(page).click();
  await expect(toasts(page)).toContainText("Échec de l'inscription");
  await expect(submit(page)).toHaveText('Créer mon compte');
});

test('42.4 Alt with an arrow key is left to the browser @long', async ({ page }) => {
  await visit(page, '/auth/login');
  await page.getByRole('tab', { name: 'Connexion' }).focus();
  const prevented = await page.evaluate(() => {
    const press = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    return !document.activeElement!.dispatchEvent(press);
  });
  expect(prevented).toBe(false);
  await expect(page.getByRole('tab', { name: 'Connexion' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('42.4 the Tab key reaches both tabs', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('tab', { name: 'Connexion' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Inscription' })).toBeFocused();
  });
});

import type { Page } from '@playwright/test';
import { hold, menuToggle, NOT_FOUND, recordCalls, tabTo, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { administrator, codeNow, type Member, nextCode, signIn, signUp, stranger } from '../members.js';

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]');
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

async function fill(
  page: Page,
  { username, password }: Pick<Member, 'username' | 'password'>,
): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
}

/** A registered member whose browser is signed out. */
async function gone(page: Page): Promise<Member> {
  const member = await signUp(page);
  await page.context().clearCookies();
  return member;
}

for (const path of ['/connexion', '/login']) {
  test(`SHELL-06 LOGI-01 ${path} asks for a name and a password`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
    const name = page.getByLabel('Nom d’utilisateur');
    await expect(name).toHaveAttribute('autocomplete', 'username');
    const password = page.getByLabel('Mot de passe', { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(submit(page)).toHaveText('Se connecter');
    await expect(page.getByRole('main').locator('a[href="/register"]')).toBeVisible();
  });
}

test('a member signs in with their email address, for thirty days if they wish @long', async ({
  page,
  context,
}) => {
  const member = await gone(page);
  const lasting = async () =>
    (await context.cookies()).find(({ name }) => name.endsWith('passerelle'))?.expires ?? 0;
  for (const stays of [false, true]) {
    await visit(page, '/connexion');
    await page.getByLabel('Nom d’utilisateur ou adresse e-mail').fill(member.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(member.password);
    const box = page.getByRole('checkbox', { name: 'Rester connecté pendant 30 jours' });
    await expect(box).not.toBeChecked();
    if (stays) await box.check();
    await submit(page).click();
    await expect(page).toHaveURL(/\/$/);
    const days = (await lasting()) / 86_400 - Date.now() / 86_400_000;
    expect(days > 29.9).toBe(stays);
    // Leaves the page first, so that its pending requests still have the session.
    await page.goto('about:blank');
    await context.clearCookies();
  }
});

test('LOGI-02 LOGI-03 each empty field shows an error', async ({ page }) => {
  await visit(page, '/connexion');
  const calls = recordCalls(page);
  await submit(page).click();
  const name = page.getByLabel('Nom d’utilisateur');
  await expect(name).toHaveAccessibleDescription("Veuillez entrer votre nom d'utilisateur");
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAttribute('required');
  await expect(name).toBeFocused();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    'Veuillez entrer votre mot de passe',
  );
  await name.fill('a');
  await expect(name).not.toHaveAttribute('aria-invalid');
  expect(calls).toEqual([]);
});

test('LOGI-04 LOGI-05 LOGI-06 LOGI-09 SESS-05 signing in sends one request, refetches the session and leads home', async ({
  page,
}) => {
  const member = await gone(page);
  await visit(page, '/connexion');
  await fill(page, member);
  const release = await hold(page, /\/api\/auth\/login$/);
  const calls = recordCalls(page);
  await submit(page).dblclick();
  await expect(submit(page)).toHaveText('Connexion en cours...');
  await expect(submit(page)).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/$/);
  await expect(toasts(page).getByText('Connexion réussie !', { exact: true })).toBeVisible();
  await expect(toasts(page)).toContainText('Bienvenue sur Passerelle.');
  const made = calls.filter(({ address }) => address.startsWith('/api/auth/'));
  expect(made).toEqual([
    { method: 'POST', address: '/api/auth/login' },
    { method: 'GET', address: '/api/auth/me' },
  ]);
});

test('LOGI-07 SESS-10 a wrong password shows an error, and what was typed stays', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 500/);
  const member = await gone(page);
  await visit(page, '/connexion');
  await fill(page, { ...member, password: 'Faux-mot-de-passe-1' });
  await submit(page).click();
  await expect(toasts(page).getByText('Échec de la connexion', { exact: true })).toBeVisible();
  // The toast disappears after a while; the message stays in the form.
  await expect(problem(page)).toHaveText("Nom d'utilisateur ou mot de passe incorrect.");
  await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue(member.username);
  await expect(submit(page)).toBeFocused();
  await page.route(/\/api\/auth\/login$/, (route) => route.fulfill({ status: 500, body: '' }));
  await submit(page).click();
  await expect(problem(page)).toHaveText('Identifiants incorrects');
});

test('LOGI-08 SESS-10 a sign-in that does not reach the server shows an error and can be sent again', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/net::ERR_FAILED/);
  const member = await gone(page);
  await visit(page, '/connexion');
  await fill(page, member);
  await page.route(/\/api\/auth\/login$/, (route) => route.abort(), { times: 1 });
  await submit(page).click();
  await expect(problem(page)).toHaveText(
    'Erreur lors de la connexion. Une erreur est survenue lors de la soumission du formulaire.',
  );
  await submit(page).click();
  await expect(page).toHaveURL(/\/$/);
});

test('after too many wrong passwords the form says how long to wait @long', async ({ page, tolerated }) => {
  tolerated.push(/status of 429/);
  const member = await gone(page);
  for (let failure = 0; failure < 5; failure++) {
    await page.request.post('/api/auth/login', { data: { ...member, password: 'Faux' } });
  }
  await visit(page, '/connexion');
  await fill(page, member);
  await submit(page).click();
  await expect(problem(page)).toHaveText(/^Trop de tentatives de connexion\. Réessayez dans \d+ minutes?\.$/);
});

test('a member signs in with the keyboard alone @long', { tag: '@desktop' }, async ({ page }) => {
  const member = await gone(page);
  await visit(page, '/connexion');
  await tabTo(page, page.getByLabel('Nom d’utilisateur'));
  await page.keyboard.type(member.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('a button shows the typed password @long', async ({ page }) => {
  await visit(page, '/connexion');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await password.fill('Secret-1');
  await page.getByRole('button', { name: 'Afficher la saisie' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Masquer la saisie' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test.describe('on a site that offers a second factor', () => {
  // The setting would affect other tests.
  test.use({ site: 'workshop' });

  test('the form asks for a second factor, or a recovery code, after the password @long', async ({
    page,
  }) => {
    await signIn(page, administrator);
    const settings = await page.request.patch('/api/admin/settings', { data: { twoFactorAuth: true } });
    expect(settings.status(), await settings.text()).toBe(200);
    await page.context().clearCookies();
    const member = await signUp(page);
    const setUp = await page.request.post('/api/auth/two-factor/setup');
    const { secret } = (await setUp.json()) as { secret: string };
    const confirmed = await page.request.post('/api/auth/two-factor/confirm', {
      data: { code: codeNow(secret) },
    });
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
    await page.context().clearCookies();

    await visit(page, '/connexion');
    await fill(page, member);
    await submit(page).click();
    const code = page.getByLabel('Code de vérification');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    await expect(toasts(page).getByText('Échec de la connexion')).toHaveCount(0);
    await code.fill('000000');
    await submit(page).click();
    await expect(code).toHaveAccessibleDescription(/^Ce code n’est pas valable\./);
    await code.fill(nextCode(secret));
    await submit(page).click();
    await expect(page).toHaveURL(/\/$/);

    await page.context().clearCookies();
    await visit(page, '/auth/login');
    await fill(page, member);
    await submit(page).click();
    await page.getByRole('button', { name: 'Revenir au mot de passe' }).click();
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(member.password);
    await submit(page).click();
    await code.fill(recoveryCodes[0]!);
    await submit(page).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('signing in leads back to the page that asked for an account', async ({ page }) => {
  const member = await gone(page);
  await visit(page, '/profil?page=2#liste');
  await expect(page).toHaveURL(/\/connexion\?retour=%2Fprofil%3Fpage%3D2%23liste$/);
  await fill(page, member);
  await submit(page).click();
  await expect(page).toHaveURL(/\/profil\?page=2#liste$/);
});

test('40.31 « Connexion » in the header and the footer brings a member back @long', async ({
  page,
  isMobile,
}) => {
  const member = await gone(page);
  for (const area of ['banner', 'contentinfo'] as const) {
    await visit(page, '/catalogue?difficulty=beginner');
    if (isMobile && area === 'banner') await menuToggle(page).click();
    await page.getByRole(area).getByRole('link', { name: 'Connexion', exact: true }).click();
    await expect(page).toHaveURL(/\/(auth\/)?login\?retour=%2Fcatalogue%3Fdifficulty%3Dbeginner$/);
    await fill(page, member);
    await submit(page).click();
    await expect(page).toHaveURL(/\/catalogue\?difficulty=beginner$/);
    await page.goto('about:blank');
    await page.context().clearCookies();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHELL-30 40.31 « Connexion » is a plain link', async ({ page, isMobile }) => {
    await page.goto('/faq');
    if (isMobile) await menuToggle(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Connexion', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(page.getByRole('tab', { name: 'Connexion' })).toBeVisible();
  });
});

test('signing in never leads to another site @long', async ({ page, baseURL, tolerated }) => {
  // Requests pending when the cookies are removed; the last target is on this site but has no page.
  tolerated.push(NOT_FOUND);
  for (const target of [
    'https://ailleurs.exemple',
    '//ailleurs.exemple',
    '/\\ailleurs.exemple',
    '/%5Cailleurs',
  ]) {
    await page.context().clearCookies();
    const member = await gone(page);
    await visit(page, `/connexion?retour=${encodeURIComponent(target)}`);
    await fill(page, member);
    await submit(page).click();
    await expect(page).not.toHaveURL(/\/connexion/);
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});

test('the form does not reveal whether an account exists @long', async ({ page }) => {
  await visit(page, '/connexion');
  await fill(page, stranger());
  await submit(page).click();
  await expect(toasts(page)).toContainText("Nom d'utilisateur ou mot de passe incorrect.");
  await expect(problem(page)).toHaveText("Nom d'utilisateur ou mot de passe incorrect.");
});

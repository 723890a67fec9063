import type { Page } from '@playwright/test';
import { ARRIVAL_MS, hold, menuToggle, recordCalls, takenOver, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { administrator, endSession, signIn, signUp } from '../members.js';

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const menu = (page: Page) => page.getByRole('banner');

async function openMenu(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await menuToggle(page).click();
  else await page.getByRole('navigation', { name: 'Compte' }).locator('summary').click();
}

const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const logout = (page: Page) => menu(page).getByRole('button', { name: 'Déconnexion' });

test('SESS-01 SESS-02 SESS-03 each loaded page asks for the session, and a visitor is no error', async ({
  page,
  isMobile,
}) => {
  const calls = recordCalls(page);
  await visit(page, '/faq');
  expect(calls).toEqual([{ method: 'GET', address: '/api/auth/me' }]);
  await openMenuOfVisitor(page, isMobile);
  await expect(menu(page).getByRole('link', { name: 'Connexion' })).toBeVisible();
  await page.goto('/profil');
  await expect(page).toHaveURL(/\/connexion/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

const openMenuOfVisitor = async (page: Page, isMobile: boolean) => {
  if (isMobile) await menuToggle(page).click();
};

test('SESS-01 PROF-02 the profile waits until the session is known', async ({ page }) => {
  await signUp(page);
  const release = await hold(page, /\/api\/auth\/me$/);
  await page.goto('/profil');
  await expect(
    page.getByRole('main').getByRole('status', { name: 'Vérification de votre session' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/profil$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [failure, message] of [
  ['answers 500', "Erreur lors de la vérification de l'authentification"],
  ['is not reached', 'Une erreur est survenue'],
] as const) {
  test(`SESS-04 a check that ${failure} shows an error and can be retried`, async ({ page, tolerated }) => {
    tolerated.push(/status of 500/, /net::ERR_FAILED/);
    await signUp(page);
    await page.route(/\/api\/auth\/me$/, (route) =>
      failure === 'answers 500' ? route.fulfill({ status: 500, body: '' }) : route.abort(),
    );
    await page.goto('/profil');
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute(/\/api\/auth\/me$/);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('PROF-01 ROLE-03 a visitor who opens a member’s page is asked to sign in', async ({ page }) => {
  for (const path of ['/profil', '/profile', '/profil/compte']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/connexion\?retour=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  }
});

for (const [displayName, initials] of [
  ['ana maria lopez', 'AM'],
  ['élodie', 'É'],
  ['  Jean   Pierre ', 'JP'],
] as const) {
  test(`SHELL-31 SHELL-32 the menu of «${displayName}» shows ${initials}, the name and the address`, async ({
    page,
    isMobile,
  }) => {
    const member = await signUp(page, { displayName });
    await visit(page, '/faq');
    await openMenu(page, isMobile);
    await expect(
      menu(page).getByText(initials, { exact: true }).locator('visible=true').first(),
    ).toBeVisible();
    await expect(menu(page).getByText(displayName.trim()).locator('visible=true').last()).toBeVisible();
    await expect(menu(page).getByText(member.email).locator('visible=true')).toBeVisible();
  });
}

test('SHELL-33 SHELL-34 SHELL-35 SHELL-37 SHELL-38 each link of the member’s menu leads to its page', async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  await visit(page, '/faq');
  await openMenu(page, isMobile);
  await expect(entry(page, 'Mon profil')).toHaveAttribute('href', '/profile');
  await expect(entry(page, 'Mes favoris')).toHaveAttribute('href', '/favorites');
  await expect(entry(page, 'Mes contributions')).toHaveCount(0);
  await expect(entry(page, 'Administration')).toHaveCount(0);
  for (const path of ['/profile', '/favorites', '/contributions']) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(200);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText('404 Page Not Found')).toHaveCount(0);
  }
});

test('SHELL-34 SHELL-35 the menu of contributors has one more link', async ({ page, isMobile }) => {
  await signUp(page, { isContributor: true });
  await visit(page, '/faq');
  await openMenu(page, isMobile);
  await expect(entry(page, 'Mes contributions')).toHaveAttribute('href', '/contributions');
  await expect(entry(page, 'Administration')).toHaveCount(0);
});

test('SHELL-35 administrators have a link to the console', async ({ page, isMobile }) => {
  await signIn(page, administrator);
  await visit(page, '/faq');
  await openMenu(page, isMobile);
  await expect(entry(page, 'Administration')).toHaveAttribute('href', '/admin/dashboard');
  await entry(page, 'Administration').click();
  await expect(page).toHaveURL(/\/admin\//);
});

test('SHELL-35 ROLE-11 the link to the console needs isAdmin to be true itself', async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  await page.route(/\/api\/auth\/me$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), isAdmin: 'true' } });
  });
  await visit(page, '/faq');
  await openMenu(page, isMobile);
  await expect(entry(page, 'Mon profil')).toBeVisible();
  await expect(entry(page, 'Administration')).toHaveCount(0);
});

test('SHELL-36 SESS-06 SESS-08 a member signs out', async ({ page, isMobile }) => {
  await signUp(page);
  await visit(page, '/faq');
  await openMenu(page, isMobile);
  const release = await hold(page, /\/api\/auth\/logout$/);
  await logout(page).click();
  await expect(logout(page)).toBeDisabled();
  release();
  await expect(toasts(page)).toContainText('Déconnexion réussie');
  await expect(toasts(page)).toContainText('Vous êtes maintenant déconnecté');
  await expect(menu(page).getByRole('link', { name: 'Connexion' })).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('SESS-07 SESS-09 a member whose sign-out fails stays signed in on the page', async ({
  page,
  isMobile,
  tolerated,
}) => {
  tolerated.push(/status of 503/, /net::ERR_FAILED/);
  await signUp(page);
  await visit(page, '/faq');
  await openMenu(page, isMobile);
  await page.route(/\/api\/auth\/logout$/, (route) => route.abort());
  await logout(page).click();
  await expect(toasts(page)).toContainText('Erreur de déconnexion');
  await expect(toasts(page)).toContainText('Une erreur est survenue lors de la déconnexion');
  await expect(menu(page).getByText('Erreur lors de la déconnexion').locator('visible=true')).toBeVisible();
  await expect(entry(page, 'Mon profil')).toBeVisible();
  await page.unroute(/\/api\/auth\/logout$/);
  const message = 'Le service est momentanément indisponible.';
  await page.route(/\/api\/auth\/logout$/, (route) => route.fulfill({ status: 503, json: { message } }));
  await logout(page).click();
  await expect(toasts(page)).toContainText(message);
});

test('SHELL-45 the outcome of an action replaces the one before, can be closed, and goes by itself', async ({
  page,
  isMobile,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  await signUp(page);
  await visit(page, '/faq');
  await openMenu(page, isMobile);
  await page.clock.install();
  await page.route(/\/api\/auth\/logout$/, (route) => route.fulfill({ status: 503, json: {} }));
  const cards = toasts(page).locator('[data-toast]');
  for (let failure = 1; failure <= 3; failure++) {
    const answered = page.waitForResponse(/\/api\/auth\/logout$/);
    await logout(page).dispatchEvent('click');
    await answered;
    await expect(cards).toHaveCount(1);
    await expect(logout(page)).toBeEnabled();
  }
  await cards.getByRole('button', { name: 'Fermer le message' }).click();
  await expect(cards).toHaveCount(0);
  // The press was outside the menu.
  await openMenu(page, isMobile);
  await logout(page).dispatchEvent('click');
  await expect(cards).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(13_000);
  await expect(cards).toHaveCount(0);
});

test(
  'the member’s menu closes with Escape, with a press elsewhere, and after a navigation',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page);
    await visit(page, '/faq');
    const toggle = page.getByRole('navigation', { name: 'Compte' }).locator('summary');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(logout(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Mon profil')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(logout(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(logout(page)).toBeHidden();
    await toggle.click();
    await entry(page, 'Mes favoris').click();
    await expect(page).toHaveURL(/\/favorites$/);
    await expect(logout(page)).toBeHidden();
  },
);

test('the header stays still while the session loads @long', { tag: '@desktop' }, async ({ page }) => {
  await signUp(page);
  await visit(page, '/faq');
  for (const member of [true, false]) {
    if (!member) {
      // Leaves the page first, so that its pending requests still have the session.
      await page.goto('about:blank');
      await page.context().clearCookies();
    }
    const release = await hold(page, /\/api\/auth\/me$/);
    await page.goto('/faq');
    const bell = page.locator('summary[aria-label="Notifications"]');
    // `fonts.ready` also resolves before any font was requested.
    await page.evaluate(() => document.fonts.load('1em "Bricolage Grotesque Variable"', 'é'));
    const before = await bell.boundingBox();
    if (member) await expect(page.locator('nav[aria-label="Compte"] a').last()).toBeHidden();
    release();
    await takenOver(page);
    const account = page.getByRole('navigation', { name: 'Compte' });
    if (member) await expect(account.locator('summary')).toBeVisible();
    else await expect(account.getByRole('link', { name: 'Connexion' })).toBeVisible();
    expect(await bell.boundingBox()).toEqual(before);
  }
});

test('a session that ends in one tab ends in the other @long', async ({ page, context }) => {
  await signUp(page);
  await visit(page, '/profil');
  const other = await context.newPage();
  await visit(other, '/faq');
  const ended = page.waitForResponse(/\/api\/auth\/me$/);
  await endSession(other);
  await visit(other, '/faq');
  await ended;
  await expect(page).toHaveURL(/\/connexion/);
});

test('a late answer about the earlier session does not undo a sign-in @long', async ({ page }) => {
  const member = await signUp(page);
  await endSession(page);
  const signedIn = page.waitForResponse(/\/api\/auth\/login$/, { timeout: ARRIVAL_MS });
  await page.route(
    /\/api\/auth\/me$/,
    async (route) => {
      const response = await route.fetch();
      await signedIn;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto('/connexion?retour=%2Ffaq');
  await takenOver(page);
  await page.getByLabel('Nom d’utilisateur ou adresse e-mail').fill(member.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

test('a member whose session ends in the middle of work signs in again and loses nothing', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 400/);
  const member = await signUp(page);
  await visit(page, '/confirmer-adresse');
  await expect(page.getByRole('button', { name: 'Recevoir un nouveau lien' })).toBeVisible();
  await endSession(page);
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  // The live connection may report the expired session before the button does.
  await expect(async () => {
    if (await dialog.isHidden()) {
      await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click({ timeout: 1000 });
    }
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog).toContainText(member.username);
  await expect(dialog.getByLabel('Mot de passe', { exact: true })).toBeVisible();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('Faux-mot-de-passe-1');
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  // In a toast, which goes away, and in the form.
  await expect(dialog.getByText("Nom d'utilisateur ou mot de passe incorrect.")).toHaveCount(2);
  await expect(dialog.getByText('Échec de la connexion')).toBeVisible();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(toasts(page).locator('[data-toast]')).toHaveCount(1);
  await expect(toasts(page)).toContainText('Vous pouvez reprendre où vous en étiez.');
  await page.keyboard.press('Escape');
  await expect(toasts(page).locator('[data-toast]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Recevoir un nouveau lien' }).click();
  await expect(toasts(page)).toContainText('Lien fait');
});

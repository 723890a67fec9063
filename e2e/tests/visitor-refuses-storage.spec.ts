import type { Page } from '@playwright/test';
import { ARRIVAL_MS, shownIds, visit } from '../browser.js';
import { openConsole, openScreen } from '../console.js';
import { expect, test } from '../fixtures.js';

/** Simulates blocked storage: every access throws. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    // Firefox blocks BroadcastChannel, Chromium blocks locks.
    if (navigator.userAgent.includes('Mobile')) window.BroadcastChannel = refuse as never;
    navigator.locks.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
  });
});

const theme = (page: Page) => page.locator('html');

test('the public site works in a browser that blocks storage and cookies @long', async ({
  page,
  tolerated,
}) => {
  // The router warns that it cannot store scroll positions.
  tolerated.push(/Failed to save scroll positions/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  const connected = page.waitForEvent('websocket', { timeout: ARRIVAL_MS });
  await visit(page, '/');
  await connected;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toggle = page.getByRole('button', { name: /^Thème/ });
  await toggle.click();
  await expect(theme(page)).toHaveClass(/light/);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/^Thème : sombre/);
  await expect(theme(page)).toHaveClass(/dark/);

  await visit(page, '/catalogue');
  await page.getByLabel('Recherche', { exact: true }).fill('contrastes');
  await expect.poll(() => shownIds(page)).toEqual([2]);
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Choisir des contrastes');
  // Scrolling in the text tries to store the reading place.
  await page.locator('#_article h2').nth(2).scrollIntoViewIfNeeded();

  await visit(page, '/recherche?q=contrastes');
  await expect(page.getByRole('heading', { name: '1 tutoriels trouvés sur 1' })).toBeVisible();

  await visit(page, '/connexion');
  await page.getByLabel('Nom d’utilisateur').fill('personne');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Rien-de-tel-1');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toContainText('Votre navigateur refuse les cookies');
});

test('the console works in a browser that blocks storage @long', async ({ page }) => {
  await openConsole(page, '/dashboard', 'Tableau de bord');
  const toggle = page.getByRole('button', { name: /^Thème/ });
  await toggle.click();
  await toggle.click();
  await expect(theme(page)).toHaveCSS('color-scheme', 'dark');
  await openScreen(page, '/signalements', 'Gestion des signalements');
});

import type { Page } from '@playwright/test';
import { hold, scrollAtOnce, visit } from '../browser.js';
import { toast } from '../conversations.js';
import { expect, test } from '../fixtures.js';
import { endSession, signIn, signUp } from '../members.js';
import { readToParagraph, resume, storedReadings, tracker } from '../reading.js';

const goOn = (page: Page) => page.getByRole('region', { name: 'Continuer votre lecture' });
const focused = (page: Page) => page.locator(':focus');

test('the home page leads a member to the paragraph they had reached, on any device', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await signUp(page);
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  await visit(page, '/tutoriels/1');
  await expect(tracker(page).getByText('Texte pas encore commencé')).toBeVisible();
  const paragraph = await readToParagraph(page, 6);
  await expect(tracker(page).getByText(/Texte lu à \d+\s%, partie \d sur \d/)).toBeVisible();

  const context = await browser.newContext({ baseURL, viewport: { width: 820, height: 700 } });
  const device = await context.newPage();
  await signIn(device, member);
  await visit(device, '/');
  await expect(goOn(device).getByText(/^Lu à \d+\s%, encore \d+\smin$/)).toBeVisible();
  await goOn(device).getByRole('link').click();
  await expect(focused(device)).toHaveText(paragraph);
  await expect(focused(device)).toBeInViewport();
  await expect(resume(device)).toHaveCount(0);

  await visit(device, '/');
  await goOn(device)
    .getByRole('button', { name: /^Marquer « .* » comme lu$/ })
    .click();
  await expect(goOn(device)).toHaveCount(0);
  expect(await (await page.request.get('/api/tutorials/1/progress')).json()).toMatchObject({ position: 1 });
  await context.close();
});

test('the home page leads a visitor to the paragraph that the browser has kept @long', async ({ page }) => {
  await visit(page, '/tutoriels/2');
  const paragraph = await readToParagraph(page, 5);
  await expect.poll(() => storedReadings(page)).toContain('"tutorialId":2');
  await visit(page, '/');
  await goOn(page).getByRole('link').click();
  await expect(focused(page)).toHaveText(paragraph);
  await signUp(page);
  await visit(page, '/tutoriels/2');
  await expect(resume(page)).toBeVisible();
  await visit(page, '/');
  await expect(goOn(page).getByRole('link')).toHaveAttribute('href', /\/tutoriels\/2#/);
});

test('the page does not scroll past the end of the text on the way to the reader’s place, which would mark it as read @long', async ({
  page,
}) => {
  await visit(page, '/tutoriels/2');
  const paragraph = await readToParagraph(page, 5);
  await expect.poll(() => storedReadings(page)).toContain('"tutorialId":2');
  await visit(page, '/');
  // On a phone the footer of the empty page is then in view.
  await scrollAtOnce(goOn(page).getByRole('link'), 'start');
  await page.evaluate(() => {
    const seen = window as Window & { lowest?: number };
    addEventListener('scroll', () => (seen.lowest = Math.max(seen.lowest ?? 0, scrollY)));
  });
  const release = await hold(page, /\/api\/tutorials\/2\b/);
  await goOn(page).getByRole('link').click();
  await expect(goOn(page)).toHaveCount(0);
  release();
  await expect(focused(page)).toHaveText(paragraph);
  await expect(focused(page)).toBeInViewport();
  const [lowest, place] = await page.evaluate(() => {
    const { top } = document.activeElement!.getBoundingClientRect();
    return [(window as Window & { lowest?: number }).lowest, top + scrollY];
  });
  expect(lowest).toBeLessThan(place);
});

test('a visitor’s reading place moves to the account when they sign in @long', async ({ page }) => {
  const member = await signUp(page);
  await endSession(page);
  await visit(page, '/tutoriels/2');
  const paragraph = await readToParagraph(page, 5);
  await expect.poll(() => storedReadings(page)).toContain('"tutorialId":2');
  await visit(page, '/connexion?retour=%2Ffavoris');
  await page.getByLabel('Nom d’utilisateur ou adresse e-mail').fill(member.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/favoris$/);
  const known = async () => (await page.request.get('/api/tutorials/2/progress')).json();
  await expect.poll(async () => (await known()).position).toBeGreaterThan(0);
  await page.evaluate(() => localStorage.clear());
  await visit(page, '/');
  await goOn(page).getByRole('link').click();
  await expect(focused(page)).toHaveText(paragraph);
});

test('a text marked as read on the home page is also read on its own page @long', async ({ page }) => {
  await signUp(page);
  await page.request.put('/api/tutorials/1/progress', { data: { position: 0.5, heading: null } });
  await visit(page, '/tutoriels/1');
  await expect(tracker(page).getByText('Texte lu à 50\u00A0%')).toBeVisible();
  await expect(resume(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, accueil$/ })
    .click();
  await goOn(page)
    .getByRole('button', { name: /^Marquer « .* » comme lu$/ })
    .click();
  await expect(goOn(page)).toHaveCount(0);
  await page.goBack();
  await expect(tracker(page).getByText('Texte lu en entier')).toBeVisible();
  await expect(resume(page)).toHaveCount(0);
});

test('the home page says that tutorials in progress could not be loaded, or not be marked as read @long', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 500/);
  await signUp(page);
  await page.request.put('/api/tutorials/1/progress', { data: { position: 0.4, heading: null } });
  const failing = /\/api\/progress\?/;
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: 'Panne.' } }));
  await visit(page, '/');
  await expect(page.getByText('Impossible de charger vos lectures en cours.')).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute(failing);
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).first().click();
  await expect(goOn(page).getByRole('link')).toBeVisible();
  await page.route(/\/tutorials\/1\/progress$/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Panne.' } }),
  );
  await goOn(page)
    .getByRole('button', { name: /^Marquer/ })
    .click();
  await expect(toast(page, 'Impossible de marquer ce tutoriel comme lu')).toBeVisible();
  await expect(goOn(page).getByRole('link')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { toast } from '../conversations.js';
import { expectScrolledTo, hold, scrollAtOnce, takenOver, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { endSession, signIn, signUp } from '../members.js';

const tracker = (page: Page) => page.getByRole('region', { name: 'Votre progression' });
const resume = (page: Page) => page.getByRole('button', { name: 'Reprendre la lecture' });

/** Scrolls to a heading of the article and waits until the place is saved. */
async function readTo(page: Page, heading: number): Promise<string> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/progress'),
  );
  const id = await scrollToHeading(page, heading);
  expect((await saved).ok()).toBe(true);
  return id;
}

function scrollToHeading(page: Page, index: number): Promise<string> {
  return page
    .locator('#article h2[id]')
    .nth(index)
    .evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' });
      return element.id;
    });
}

const topOf = (page: Page, id: string) =>
  page.locator(`#article [id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

test('PROG-07 the place reached is offered again, on any device', async ({ page, browser, baseURL }) => {
  const member = await signUp(page);
  await visit(page, '/tutoriels/1');
  await expect(tracker(page).getByRole('checkbox').first()).toBeEnabled();
  await expect(resume(page)).toHaveCount(0);
  const id = await readTo(page, 2);

  const context = await browser.newContext({ baseURL, viewport: { width: 820, height: 700 } });
  const device = await context.newPage();
  await signIn(device, member);
  await visit(device, '/tutoriels/1');
  await resume(device).click();
  await expect.poll(() => topOf(device, id)).toBeLessThan(120);
  expect(await topOf(device, id)).toBeGreaterThan(0);
  await expect(resume(device)).toHaveCount(0);
  await visit(device, '/tutoriels/2');
  await expect(device.getByRole('progressbar', { name: 'Progression' })).toBeVisible();
  await expect(resume(device)).toHaveCount(0);
  await context.close();
});

test('the offer can be declined, and goes when one reads on', async ({ page }) => {
  await signUp(page);
  await page.request.put('/api/tutorials/1/progress', { data: { position: 0.5, heading: null } });
  await visit(page, '/tutoriels/1');
  await page.getByRole('button', { name: 'Rester ici' }).click();
  await expect(resume(page)).toHaveCount(0);
  await visit(page, '/tutoriels/1');
  await expect(resume(page)).toBeVisible();
  await scrollToHeading(page, 3);
  await expect(resume(page)).toHaveCount(0);
});

test('a visitor’s place is kept in the browser, and by the account once there is one', async ({ page }) => {
  await visit(page, '/tutoriels/1');
  const id = await scrollToHeading(page, 1);
  const kept = () => page.evaluate(() => localStorage.getItem('readings'));
  await expect.poll(kept).toContain(id);
  await visit(page, '/tutoriels/1');
  await expect(resume(page)).toBeVisible();
  await signUp(page);
  await visit(page, '/tutoriels/1');
  await expect.poll(kept).toBeNull();
  expect(await (await page.request.get('/api/tutorials/1/progress')).json()).toMatchObject({ heading: id });
  await expect(resume(page)).toBeVisible();
});

test('whoever leaves at once loses nothing', async ({ page }) => {
  await signUp(page);
  // What remembers the place comes by itself.
  const memory = page.waitForResponse(/\/assets\/ReadingMemory-/);
  await visit(page, '/tutoriels/1');
  await (await memory).finished();
  await expect(tracker(page).getByRole('checkbox').first()).toBeEnabled();
  const id = await scrollToHeading(page, 2);
  await page.goto('about:blank');
  await expect
    .poll(async () => (await (await page.request.get('/api/tutorials/1/progress')).json()).heading)
    .toBe(id);
});

/**
 * Scrolls to a paragraph.
 * @returns its text
 */
async function readToParagraph(page: Page, index: number): Promise<string> {
  await takenOver(page);
  const paragraph = page.locator('#article > p').nth(index);
  await scrollAtOnce(paragraph, 'start');
  return (await paragraph.textContent())!;
}

const goOn = (page: Page) => page.getByRole('region', { name: 'Continuer votre lecture' });
const focused = (page: Page) => page.locator(':focus');

test('the home page leads a member on to the very paragraph, on any device', async ({
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

test('the home page leads a visitor on as well, from what the browser keeps', async ({ page }) => {
  await visit(page, '/tutoriels/2');
  const paragraph = await readToParagraph(page, 5);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readings'))).toContain('"tutorialId":2');
  await visit(page, '/');
  await goOn(page).getByRole('link').click();
  await expect(focused(page)).toHaveText(paragraph);
  await signUp(page);
  await visit(page, '/tutoriels/2');
  await expect(resume(page)).toBeVisible();
  await visit(page, '/');
  await expect(goOn(page).getByRole('link')).toHaveAttribute('href', /\/tutoriels\/2#/);
});

test('on the way to the place the end of the text is not passed, which would count it as read', async ({
  page,
}) => {
  await visit(page, '/tutoriels/2');
  const paragraph = await readToParagraph(page, 5);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readings'))).toContain('"tutorialId":2');
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

const PAUSE_MS = 1500;

test('who goes to the comments, or up from there, has not read the text', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/tutoriels/2');
  await readToParagraph(page, 5);
  const kept = () => page.evaluate(() => localStorage.getItem('readings'));
  await expect.poll(kept).toContain('"tutorialId":2');
  const before = await kept();
  await visit(page, '/tutoriels/2#comments-title');
  await expectScrolledTo(page, 'comments-title');
  await expect(page.getByRole('region', { name: 'Commentaires' }).getByRole('textbox')).toBeEnabled();
  await page.clock.runFor(2 * PAUSE_MS);
  expect(await kept()).toBe(before);
  await scrollAtOnce(page.locator('#article > *').last(), 'end');
  await page.clock.runFor(2 * PAUSE_MS);
  expect(await kept()).toBe(before);
  await readToParagraph(page, 7);
  await readToParagraph(page, 8);
  await expect.poll(kept).not.toBe(before);
});

test('a tab that was left behind does not take the place back', async ({ page, context }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('readings'));
  await visit(page, '/tutoriels/2');
  await readToParagraph(page, 2);
  await expect.poll(kept).toContain('"tutorialId":2');
  const first = await kept();
  const second = await context.newPage();
  await visit(second, '/tutoriels/2');
  await readToParagraph(second, 6);
  await expect.poll(kept).not.toBe(first);
  const before = await kept();
  await page.bringToFront();
  await page.clock.install();
  await readToParagraph(page, 3);
  await page.clock.runFor(2 * PAUSE_MS);
  expect(await kept()).toBe(before);
});

test('what a visitor has read is the account’s as soon as they sign in', async ({ page }) => {
  const member = await signUp(page);
  await endSession(page);
  await visit(page, '/tutoriels/2');
  const paragraph = await readToParagraph(page, 5);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readings'))).toContain('"tutorialId":2');
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

test('a place that arrives in the account after the tracker has asked is shown and offered all the same', async ({
  page,
}) => {
  await signUp(page);
  const asked = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<void>();
  await page.route('**/api/tutorials/2/progress', async (route) => {
    if (route.request().method() === 'PUT') await asked.promise;
    await route.continue();
  });
  await page.route('**/ReadingMemory-*.js', async (route) => {
    await saved.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const place = { tutorialId: 2, title: 'Le tutoriel', position: 0.4, heading: null, block: 2 };
    localStorage.setItem('readings', JSON.stringify([place]));
  });
  await visit(page, '/tutoriels/2');
  await expect(tracker(page).getByText('Texte pas encore commencé')).toBeVisible();
  asked.resolve();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readings'))).toBeNull();
  saved.resolve();
  await expect(resume(page)).toBeVisible();
  await expect(tracker(page).getByText('Texte lu à 40\u00A0%')).toBeVisible();
});

test('a text marked as read on the home page is so on its own page, too', async ({ page }) => {
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

test('what one was reading says when it cannot be had, and when it cannot be marked', async ({
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

test.describe('in a long text', () => {
  test.use({ site: 'rich' });

  test('what is passed within a hundredth of the text is kept as well', async ({ page }) => {
    await signUp(page);
    await visit(page, '/tutoriels/9');
    await expect(tracker(page).getByText('Texte pas encore commencé')).toBeVisible();
    const paragraph = page.locator('#article > p').nth(40);
    const below = (height: number) =>
      paragraph.evaluate((element, top) => {
        scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
      }, height);
    const known = async () => (await page.request.get('/api/tutorials/9/progress')).json();
    await below(150);
    await expect.poll(async () => (await known()).position).toBeGreaterThan(0);
    const { block } = await known();
    await below(100);
    await expect.poll(async () => (await known()).block).toBe(block + 1);
  });
});

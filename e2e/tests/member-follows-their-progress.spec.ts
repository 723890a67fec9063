import type { Page } from '@playwright/test';
import { expectScrolledTo, hold, scrollAtOnce, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signIn, signUp } from '../members.js';
import { readToParagraph, resume, storedReadings, tracker } from '../reading.js';

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
    .locator('#_article h2[id]')
    .nth(index)
    .evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' });
      return element.id;
    });
}

const topOf = (page: Page, id: string) =>
  page.locator(`#_article [id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

test('PROG-07 a tutorial offers to resume reading at the last place, on any device', async ({
  page,
  browser,
  baseURL,
}) => {
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

test('the offer to resume reading can be declined, and disappears when the reader reads on @long', async ({
  page,
}) => {
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

test('the browser keeps a visitor’s reading place, and signing up moves it to the account @long', async ({
  page,
}) => {
  await visit(page, '/tutoriels/1');
  const id = await scrollToHeading(page, 1);
  const kept = () => storedReadings(page);
  await expect.poll(kept).toContain(id);
  await visit(page, '/tutoriels/1');
  await expect(resume(page)).toBeVisible();
  await signUp(page);
  await visit(page, '/tutoriels/1');
  await expect.poll(kept).toBeNull();
  expect(await (await page.request.get('/api/tutorials/1/progress')).json()).toMatchObject({ heading: id });
  await expect(resume(page)).toBeVisible();
});

test('the reading place of a member who leaves right after scrolling is saved @long', async ({ page }) => {
  await signUp(page);
  const release = await hold(page, /\/assets\/ReadingMemory-/);
  await visit(page, '/tutoriels/1');
  await expect(tracker(page).getByRole('checkbox').first()).toBeEnabled();
  // The reading memory starts by asking for the saved place.
  const begun = page.waitForRequest(/\/api\/tutorials\/1\/progress$/);
  release();
  await begun;
  const id = await page
    .locator('#_article h2[id]')
    .nth(2)
    .evaluate((heading) => {
      heading.scrollIntoView({ behavior: 'instant' });
      location.assign('about:blank');
      return heading.id;
    });
  await expect
    .poll(async () => (await (await page.request.get('/api/tutorials/1/progress')).json()).heading)
    .toBe(id);
});

const PAUSE_MS = 1500;

test('jumping to the comments, or scrolling up from them, does not mark the text as read @long', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/tutoriels/2');
  await readToParagraph(page, 5);
  const kept = () => storedReadings(page);
  await expect.poll(kept).toContain('"tutorialId":2');
  const before = await kept();
  await visit(page, '/tutoriels/2#_comments-title');
  await expectScrolledTo(page, '_comments-title');
  await expect(page.getByRole('region', { name: 'Commentaires' }).getByRole('textbox')).toBeEnabled();
  await page.clock.runFor(2 * PAUSE_MS);
  expect(await kept()).toBe(before);
  await scrollAtOnce(page.locator('#_article > *').last(), 'end');
  await page.clock.runFor(2 * PAUSE_MS);
  expect(await kept()).toBe(before);
  await readToParagraph(page, 7);
  await readToParagraph(page, 8);
  await expect.poll(kept).not.toBe(before);
});

test('a tab that is behind another one does not move the reading place back @long', async ({
  page,
  context,
}) => {
  const kept = () => storedReadings(page);
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

test('a visitor’s place that reaches the account late is still shown as progress and offered @long', async ({
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
  await expect.poll(() => storedReadings(page)).toBeNull();
  saved.resolve();
  await expect(resume(page)).toBeVisible();
  await expect(tracker(page).getByText('Texte lu à 40\u00A0%')).toBeVisible();
});

test.describe('in a long text', () => {
  test.use({ site: 'rich' });

  test('a move by less than a hundredth of the text is saved, too @long', async ({ page }) => {
    await signUp(page);
    await visit(page, '/tutoriels/9');
    await expect(tracker(page).getByText('Texte pas encore commencé')).toBeVisible();
    const paragraph = page.locator('#_article > p').nth(40);
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

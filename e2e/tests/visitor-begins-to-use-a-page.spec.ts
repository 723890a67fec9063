import type { Page } from '@playwright/test';
import { hold, takenOver } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signIn, signUp, stranger } from '../members.js';

const ENTRY = /\/assets\/entry-client-[\w-]+\.js$/;
const TUTORIAL = '/tutoriels/1';

const theme = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Thème/ });

function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Opens a page whose application arrives only after the returned function is called. */
async function openUnstarted(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, ENTRY);
  await page.goto(path);
  return async () => {
    release();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
}

test('42.2 SHELL-29 reading and scrolling load no scripts, resting for four seconds does', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.clock.install();
  await page.goto(TUTORIAL);
  await page.clock.pauseAt(Date.now() + 60_000);
  const blurred = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backdropFilter);
  const before = scripts.length;
  await page.reload();
  expect(await blurred()).toBe('none');
  for (const key of ['PageDown', 'Space', 'ArrowDown', 'End']) {
    await page.keyboard.press(key);
    await page.clock.runFor(3900);
  }
  await expect.poll(blurred).toMatch(/^blur/);
  expect(scripts).toHaveLength(before);
  // The last scroll event may come late and begin the rest anew.
  const start = async () => {
    await page.clock.runFor(4100);
    return scripts.length;
  };
  await expect.poll(start).toBeGreaterThan(before);
});

test('42.2 a reader who saves data loads no scripts until they use something', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.clock.install();
  await page.goto(TUTORIAL);
  await page.clock.fastForward(600_000);
  expect(scripts).toEqual([]);
  await theme(page).click();
  await expect(theme(page)).toHaveAccessibleName(/^Thème : clair/);
});

test('42.2 the first press of a button waits for the scripts in sight', async ({ page }) => {
  const start = await openUnstarted(page, TUTORIAL);
  await theme(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
  await start();
  await expect(theme(page)).toHaveAccessibleName(/^Thème : clair/);
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
});

test('42.2 the first shortcut is not lost', async ({ page }) => {
  const start = await openUnstarted(page, TUTORIAL);
  await page.keyboard.press('t');
  await start();
  await expect(theme(page)).toHaveAccessibleName(/^Thème : clair/);
});

test('42.2 links and the search act at once', async ({ page }) => {
  await openUnstarted(page, '/');
  await page.getByRole('main').getByRole('searchbox').fill('code');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=code$/);
  await page.getByRole('main').locator('article a').first().click();
  await expect(page).toHaveURL(/\/tutoriels\/\d+/);
});

test('42.2 what was opened, typed and chosen before the scripts stays', async ({ page, isMobile }) => {
  const start = await openUnstarted(page, '/recherche?q=code');
  const filters = page.locator('details', { has: page.getByText(/Modifier la recherche|Filtres et tri/) });
  if (isMobile) await filters.locator('summary').first().click();
  const field = page.locator('#_mots');
  await field.fill('code propre');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  await start();
  await expect(field).toHaveValue('code propre');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  if (isMobile) await expect(filters.first()).toHaveAttribute('open');
});

test('42.2 a form sent before the scripts waits for them, its password stays out of the address', async ({
  page,
}) => {
  const member = await signUp(page);
  await page.context().clearCookies();
  const start = await openUnstarted(page, '/login');
  await page.getByLabel('Nom d’utilisateur ou adresse e-mail').fill(member.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
  await expect(page).toHaveURL(/\/login$/);
  await start();
  await expect(page.getByText('Connexion réussie')).toBeVisible();
});

test('42.2 the newsletter takes an address sent before the scripts', async ({ page }) => {
  const start = await openUnstarted(page, '/');
  const form = page.getByRole('form', { name: 'Lettre d’information' });
  await form.getByRole('textbox').fill(stranger().email);
  await form.getByRole('button', { name: 'S’inscrire' }).click();
  await start();
  await expect(page.getByText('Merci pour votre inscription !')).toBeVisible();
});

test('42.2 the table of contents leads to a section without scripts', async ({ page, isMobile }) => {
  await openUnstarted(page, TUTORIAL);
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  if (isMobile) await contents.locator('summary').click();
  const entry = contents.getByRole('link').last();
  const id = decodeURIComponent((await entry.getAttribute('href'))!.slice(1));
  await entry.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('42.2 a member’s pages load the scripts by themselves', async ({ page }) => {
  const member = await signUp(page);
  await signIn(page, member);
  await page.goto('/');
  await takenOver(page);
  await expect(page.locator('html')).toHaveClass(/\bmember\b/);
  await page.clock.install();
  await page.goto(TUTORIAL);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
});

test('42.2 a comment begun before the scripts goes on in the form', async ({ page }) => {
  const start = await openUnstarted(page, TUTORIAL);
  const field = page.getByRole('textbox', { name: 'Votre commentaire' });
  await field.fill('Un début');
  await start();
  await expect(page.getByRole('button', { name: 'Publier' })).toBeEnabled();
  await expect(field).toBeFocused();
  await field.press('End');
  await field.pressSequentially(' et la suite');
  await expect(field).toHaveValue('Un début et la suite');
});

test('42.2 no control of a page is served disabled', async ({ page }) => {
  for (const path of ['/', TUTORIAL, '/catalogue', '/recherche', '/login', '/register', '/contact']) {
    await page.goto(path);
    // The boxes of a task list in a text are disabled for ever, and COMM-15 wants no empty comment.
    const disabled = await page.locator(':disabled:not(#_article *)').allInnerTexts();
    expect(disabled, path).toEqual(path === TUTORIAL ? ['Publier'] : []);
  }
});

for (const moment of ['before', 'after'] as const) {
  test(`42.4 a page that the browser translates ${moment} the scripts are loaded keeps working @long`, async ({
    page,
    tolerated,
  }) => {
    // React renders anew what does not match the page of the server.
    if (moment === 'before') tolerated.push(/Minified React error #418/);
    await signUp(page);
    await page.goto(TUTORIAL);
    if (moment === 'before') await translate(page);
    await takenOver(page);
    if (moment === 'after') await translate(page);
    const favourite = page.locator('main [data-shortcut="f"]').first();
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await theme(page).click();
    await expect(theme(page)).toHaveAccessibleName(/^Thème : clair/);
    const section = page.locator('section[aria-labelledby="_comments-title"]');
    await section.scrollIntoViewIfNeeded();
    await section.locator('textarea').first().fill('Un mot traduit');
    await section.locator('[type=submit]').first().click();
    await expect(section.locator('li').first()).toContainText(/un mot traduit/i);
    await page.getByRole('contentinfo').locator('a[href="/catalogue"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CATALOGUE DE FORMATIONS');
    await page.getByRole('main').locator('input[name=q]').fill('zzzz');
    await expect(page).toHaveURL(/q=zzzz/);
    await expect(page.locator('main article')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[^a-z]+$/);
  });
}

/** Puts each text into elements of its own, now and whenever the page changes, as translators of browsers do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const observer = new MutationObserver(() => translateAll());
    function translateAll(): void {
      observer.disconnect();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest('script, style, noscript, textarea, font'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.replaceWith(outer);
      }
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    }
    translateAll();
  });
}

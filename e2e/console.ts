import { expect, type Locator, type Page } from '@playwright/test';
import { brokenRules, lowContrasts } from './accessibility.js';
import { administrator, signIn } from './members.js';

/** Opens a screen of the console as the administrator and waits for it. */
export async function openConsole(page: Page, path: string, title: string): Promise<void> {
  await signIn(page, administrator);
  await openScreen(page, path, title);
}

/** Opens another screen. A new sign-in would make the last screen's pending requests fail. */
export async function openScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/admin${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Opens the side menu if it is collapsed. */
export async function sideMenu(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (await opener.isVisible()) await opener.click();
  return page.getByRole('navigation', { name: 'Administration' });
}

/** Waits for transitions to end: half-faded dialogs and menus have half the contrast. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** MUI appends menus to the body, outside landmarks, which breaks a best practice but no WCAG rule. */
async function ofOpenMenus(page: Page): Promise<string[]> {
  return (await page.locator('.MuiPopover-root').count()) > 0 ? ['region'] : [];
}

const panels = { light: 'rgb(255, 255, 255)', dark: 'rgb(27, 33, 40)' };

/** Fails on axe violations in either theme, with rules and elements. */
export async function expectAccessible(page: Page, exempt: string[] = []): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    // The nested theme switches after the outer one.
    const header = page.locator('header').first();
    if (await header.isVisible()) await expect(header).toHaveCSS('background-color', panels[colorScheme]);
    await settled(page);
    const broken =
      colorScheme === 'light'
        ? await brokenRules(page, [...exempt, ...(await ofOpenMenus(page))])
        : await lowContrasts(page);
    expect.soft(broken, colorScheme).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(width, 'sideways scroll').toBeLessThanOrEqual(0);
}

/** Saves a card of « Apparence », or of another screen. @param done what the toast says after a save */
export async function saveCard(page: Page, card: string, done = 'Apparence enregistrée'): Promise<void> {
  // The toast of the previous card may still be there, so wait for the response first.
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
  const button = page
    .getByRole('region', { name: card })
    .getByRole('button', { name: 'Enregistrer', exact: true });
  await button.click();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByRole('alert').filter({ hasText: done }).first()).toBeVisible();
}

import type { Page } from '@playwright/test';
import { recordCalls, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';

const steps = ['Informations personnelles', 'Préférences', 'Confirmation', 'Terminé'];
const step = (page: Page, index: number) => page.getByRole('button', { name: steps[index]! });
const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('SHELL-11 WIZA-01 the wizard has four steps and shows the first', async ({ page }) => {
  await visit(page, '/demo-wizard');
  for (const index of steps.keys()) await expect(step(page, index)).toBeVisible();
  await expect(shown(page)).toHaveText(steps[0]!);
  await expect(step(page, 0)).toHaveAttribute('aria-current', 'step');
});

test('WIZA-02 the visitor can go back to any step, and forward by one step only', async ({ page }) => {
  await visit(page, '/demo-wizard');
  await step(page, 2).click({ force: true });
  await step(page, 3).click({ force: true });
  await expect(shown(page)).toHaveText(steps[0]!);
  for (const index of [1, 2, 3]) {
    await step(page, index).click();
    await expect(shown(page)).toHaveText(steps[index]!);
  }
  await step(page, 0).click();
  await expect(shown(page)).toHaveText(steps[0]!);
  await step(page, 2).click({ force: true });
  await expect(shown(page)).toHaveText(steps[0]!);
});

test('WIZA-03 WIZA-04 the button leads on to the last step, and nothing is saved', async ({ page }) => {
  await visit(page, '/demo-wizard');
  const calls = recordCalls(page);
  const next = page.getByRole('button', { name: 'Continuer' });
  for (const title of steps.slice(1)) {
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveText(title);
    await expect(shown(page)).toBeFocused();
  }
  await expect(next).toHaveCount(0);
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await expect(shown(page)).toHaveText(steps[0]!);
});

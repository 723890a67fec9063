import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** All that axe knows of levels A and AA, its best practices and what it is trying out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** The two ends of the console's open dialogs, by MUI: empty, without a role, and the focus never stays on them. */
const FOCUS_TRAP_ENDS = '[data-testid^="sentinel"]';

/** Fails with the rules that are broken in either theme and where. */
export async function expectAccessible(page: Page, state: string, exempt: string[] = []): Promise<void> {
  await show(page, 'light');
  expect.soft(await brokenRules(page, exempt), state).toEqual([]);
  await show(page, 'dark');
  expect.soft(await lowContrasts(page), `${state}, dark`).toEqual([]);
}

/** The rules of axe that the page breaks as it stands, each with the elements that do. */
export async function brokenRules(page: Page, exempt: string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(exempt.map((rule) => [rule, { enabled: false }]));
  return broken(page, [FOCUS_TRAP_ENDS], { runOnly: { type: 'tag', values: TAGS }, rules });
}

/** The same of contrast alone: themes differ in their colours and in nothing else. */
export async function lowContrasts(page: Page): Promise<string[]> {
  return broken(page, [], { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

interface Run {
  context: { include: string[]; exclude: string[] };
  options: RunOptions;
}

/** axe is half a megabyte: it comes into each document once, and only what is broken is described. */
async function broken(page: Page, exclude: string[], options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const run: Run = {
    context: { include: ['html'], exclude },
    options: { ...options, resultTypes: ['violations'] },
  };
  const { violations } = await page.evaluate(
    (how): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run(how.context, how.options),
    run,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 150)}`).join(' | ')}`,
  );
}

async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // What fades in has not its contrast yet; what turns for ever cannot be finished.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** WCAG levels A and AA, plus axe's best practices and experimental rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Focus sentinels of MUI dialogs: empty, without a role, and the focus never stays on them. */
const FOCUS_TRAP_ENDS = '[data-testid^="sentinel"]';

/** Contrasts of the colour tokens are a unit test of the public site; `npm run test:all` looks at each screen, too. */
const inTheDark = process.env['PASSERELLE_TESTS'] === 'all';

/** Fails on violations, with rules and elements. */
export async function expectAccessible(page: Page, state: string, exempt: string[] = []): Promise<void> {
  await show(page, 'light');
  expect.soft(await brokenRules(page, exempt), state).toEqual([]);
  if (!inTheDark) return;
  await show(page, 'dark');
  expect.soft(await lowContrasts(page), `${state}, dark`).toEqual([]);
}

/** Rules that the page violates in its current state, each with the elements. */
export async function brokenRules(page: Page, exempt: string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(exempt.map((rule) => [rule, { enabled: false }]));
  return broken(page, [FOCUS_TRAP_ENDS], { runOnly: { type: 'tag', values: TAGS }, rules });
}

/** Contrast violations only: themes differ in nothing but colours. */
export async function lowContrasts(page: Page): Promise<string[]> {
  return broken(page, [], { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

interface Run {
  context: { include: string[]; exclude: string[] };
  options: RunOptions;
}

/** axe is half a megabyte, so it is injected once per document, and only violations are returned. */
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
      // Elements that fade in have not reached their contrast yet. Infinite animations cannot be finished.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

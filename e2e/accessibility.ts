import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  return described(await axe(page).withTags(TAGS).disableRules(exempt).exclude(FOCUS_TRAP_ENDS).analyze());
}

/** The same of contrast alone: themes differ in their colours and in nothing else. */
export async function lowContrasts(page: Page): Promise<string[]> {
  return described(await axe(page).withRules(['color-contrast']).analyze());
}

/** Only what is broken is described: that takes half the time. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const described = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 150)}`).join(' | ')}`,
  );

async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

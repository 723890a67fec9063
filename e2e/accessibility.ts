import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the rules that are broken in either theme and where. */
export async function expectAccessible(page: Page, state: string, exempt: string[] = []): Promise<void> {
  await show(page, 'light');
  const light = await new AxeBuilder({ page }).setLegacyMode().disableRules(exempt).analyze();
  expect.soft(described(light), state).toEqual([]);
  await show(page, 'dark');
  // Themes differ in their colours alone.
  const dark = await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']).analyze();
  expect.soft(described(dark), `${state}, dark`).toEqual([]);
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const described = ({ violations }: Results) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);

async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

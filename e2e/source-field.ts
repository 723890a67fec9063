import { expect, type Locator, type Page } from '@playwright/test';

/** Waits for the editor of a tutorial's text, on the public site or in the console. */
export async function sourceField(page: Page, label = 'Texte'): Promise<Locator> {
  const field = page
    .getByRole('textbox', { name: label, exact: true })
    .and(page.locator('[contenteditable]'));
  await expect(field).toBeVisible();
  return field;
}

export async function writeSource(page: Page, text: string, label?: string): Promise<void> {
  await (await sourceField(page, label)).fill(text);
  await expectSource(page, text, label);
}

/** @param text the whole text, short enough to be rendered without scrolling */
export async function expectSource(page: Page, text: string, label?: string): Promise<void> {
  const field = await sourceField(page, label);
  const written = () =>
    field.locator('.cm-line').evaluateAll((lines) => lines.map(({ textContent }) => textContent).join('\n'));
  await expect.poll(written).toBe(text);
}

import type { Locator, Page } from '@playwright/test';
import { scrollAtOnce, takenOver } from './browser.js';

export function tracker(page: Page): Locator {
  return page.getByRole('region', { name: 'Votre progression' });
}

/** Button of the offer to go on where the reader stopped. */
export function resume(page: Page): Locator {
  return page.getByRole('button', { name: 'Reprendre la lecture' });
}

/**
 * Scrolls to a paragraph.
 * @returns its text
 */
export async function readToParagraph(page: Page, index: number): Promise<string> {
  await takenOver(page);
  const paragraph = page.locator('#_article > p').nth(index);
  await scrollAtOnce(paragraph, 'start');
  return (await paragraph.textContent())!;
}

/** The places kept in the browser, as JSON; null when there are none. */
export function storedReadings(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('readings'));
}

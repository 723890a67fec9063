import { takenOver } from '../browser.js';
import { expect, test } from '../fixtures.js';

/** What the site asks of a phone; seven tenths are React and its router. */
const MOST_BYTES = 133_000;

test('the scripts of a tutorial’s page stay within their budget', { tag: '@desktop' }, async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    expect(encoding, pathname).toBe('br');
    sizes.set(pathname, Number(length));
  });
  // The last to come, once the page has nothing else to do.
  const connected = page.waitForResponse(/\/start-live-[\w-]+\.js$/);
  await page.goto('/tutoriels/1');
  await takenOver(page);
  await connected;
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total, JSON.stringify([...sizes], null, 1)).toBeLessThanOrEqual(MOST_BYTES);
  expect(sizes.size).toBeGreaterThan(3);
});

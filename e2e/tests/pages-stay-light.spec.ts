import type { Page } from '@playwright/test';
import { ARRIVAL_MS, takenOver, visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

/** Most bytes of scripts, compressed with gzip, which most proxies support: for a visitor who reads a page to its end. */
const VISITORS_BUDGET = 230_000;
/** The same once a dialog is open. */
const DIALOG_BUDGET = 270_000;
/** The same for a member who is about to comment. */
const MEMBERS_BUDGET = 300_000;

for (const path of ['/tutoriels/1', '/', '/catalogue']) {
  test(`the scripts of ${path} stay within their budget @long`, { tag: '@desktop' }, async ({ page }) => {
    const scripts = recordScripts(page);
    // The last chunk, loaded when the page is idle.
    const connected = page.waitForResponse(/\/start-live-[\w-]+\.js$/, { timeout: ARRIVAL_MS });
    await page.goto(path);
    await takenOver(page);
    await connected;
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await gzippedSize(page, scripts)).toBeLessThanOrEqual(VISITORS_BUDGET);
    expect(scripts.size).toBeGreaterThan(3);
  });
}

test(
  'the code of a dialog is loaded when it opens, and stays within the budget @long',
  { tag: '@desktop' },
  async ({ page }) => {
    const scripts = recordScripts(page);
    const connected = page.waitForResponse(/\/start-live-[\w-]+\.js$/, { timeout: ARRIVAL_MS });
    await visit(page, '/tutoriels/1');
    await connected;
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const before = new Set(scripts);
    await page.getByRole('button', { name: 'Télécharger' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...scripts].filter((url) => !before.has(url)).join()).toContain('dialog');
    expect(await gzippedSize(page, scripts)).toBeLessThanOrEqual(DIALOG_BUDGET);
  },
);

test(
  'the scripts of a tutorial stay within their budget for a member who writes a comment @long',
  { tag: '@desktop' },
  async ({ page }) => {
    await signUp(page);
    const scripts = recordScripts(page);
    const connected = page.waitForResponse(/\/start-live-[\w-]+\.js$/, { timeout: ARRIVAL_MS });
    await visit(page, '/tutoriels/1');
    await connected;
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('textbox', { name: 'Votre commentaire' }).fill('Merci');
    await page.waitForLoadState('networkidle');
    expect(await gzippedSize(page, scripts)).toBeLessThanOrEqual(MEMBERS_BUDGET);
  },
);

for (const path of ['/', '/catalogue', '/tutoriels/1', '/recherche?q=code', '/domaines/programmation']) {
  test(`the first paint of ${path} needs nothing that its HTML does not name`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    let release = () => {};
    const painted = new Promise<void>((resolve) => (release = resolve));
    await page.route(/./, async (route) => {
      const { pathname } = new URL(route.request().url());
      // Files that only the style sheet or a script names would take another round trip.
      if (!route.request().isNavigationRequest() && !html.includes(pathname)) await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const early = await page.evaluate(async () => {
      const first = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      });
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources
        .filter(({ responseEnd }) => responseEnd > 0 && responseEnd < first)
        .map(({ initiatorType }) => initiatorType);
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    expect(early).toContain('link');
    expect(early.filter((by) => /css|script|fetch|xmlhttp/.test(by))).toEqual([]);
  });
}

/** Records the scripts that the page loads from now on; all but small ones must be compressed. */
function recordScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    if (Number(response.headers()['content-length']) > 1000)
      expect(response.headers()['content-encoding'], response.url()).toBe('br');
    scripts.add(response.url());
  });
  return scripts;
}

async function gzippedSize(page: Page, scripts: ReadonlySet<string>): Promise<number> {
  let sum = 0;
  for (const url of scripts) {
    const response = await page.request.head(url, { headers: { 'accept-encoding': 'gzip' } });
    // The smallest files are sent uncompressed.
    expect(response.headers()['content-encoding'] ?? 'gzip', url).toBe('gzip');
    sum += Number(response.headers()['content-length']);
  }
  return sum;
}

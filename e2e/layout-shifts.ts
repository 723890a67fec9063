import { expect, type Page, type Request } from '@playwright/test';

interface Shift {
  value: number;
  moved: string[];
}

/** Measures layout shifts (CLS) while pages load. */
export interface ShiftWatch {
  /**
   * Waits until all requests are done.
   * @returns the sum of the shifts, and the elements that moved
   */
  taken(): Promise<{ sum: number; moved: string[] }>;
}

/**
 * Records layout shifts on every page from now on. Delays each API request until the page has painted, so that
 * placeholders are rendered first.
 */
export async function watchShifts(page: Page): Promise<ShiftWatch> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  const end = (request: Request) => pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('framenavigated', () => pending.clear());
  await page.addInitScript(noteShifts);
  await page.route(/\/api\//, async (route) => {
    await painted(page).catch(() => undefined);
    await route.continue();
  });
  return {
    async taken() {
      await expect
        .poll(
          async () => {
            const before = pending.size;
            await painted(page);
            return before + pending.size;
          },
          { intervals: [50] },
        )
        .toBe(0);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      return {
        sum,
        moved: shifts.flatMap(({ value, moved }) => `${value.toFixed(3)}: ${moved.join(' ; ')}`),
      };
    },
  };
}

/** After two frames everything pending is painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Runs in the page. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}${node.id && `#${node.id}`} « ${node.textContent.slice(0, 40)} »`
      : String(node?.textContent?.slice(0, 40));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

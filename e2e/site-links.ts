import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Internal links of the visited pages. */
export class SiteLinks {
  /** For each address, a page that links to it. */
  private readonly sources = new Map<string, string>();

  /** Collects the page's links. Checks links within the page at once. */
  async collect(page: Page, path: string): Promise<void> {
    const { links, ids } = await page.evaluate(() => ({
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin }) => origin === location.origin)
        .map(({ href }) => href),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    for (const link of links) {
      const [target, hash] = link.split('#');
      if (target !== page.url().split('#')[0]) this.sources.set(link, path);
      else if (hash) expect.soft(ids, `${link} on ${path}`).toContain(decodeURIComponent(hash));
    }
  }

  /** Fails for links to a missing page or fragment. */
  async expectToLead(request: APIRequestContext): Promise<void> {
    for (const [address, from] of this.sources) {
      const answer = await request.get(address);
      expect.soft(answer.status(), `${address} on ${from}`).toBe(200);
      const anchor = decodeURIComponent(new URL(address).hash.slice(1));
      if (anchor) expect.soft(await answer.text(), `${address} on ${from}`).toContain(`id="${anchor}"`);
    }
  }

  get count(): number {
    return this.sources.size;
  }
}

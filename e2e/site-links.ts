import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The links of the pages that were visited which lead to other pages of the site. */
export class SiteLinks {
  /** By address, a page that has a link to it. */
  private readonly sources = new Map<string, string>();

  /** Notes the page's links; those that lead within it are tried at once. */
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

  /** Fails with the links that lead to no page, or to no such part of one. */
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

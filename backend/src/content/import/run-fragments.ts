import type { MarkdownAsset } from '../markdown/rendered-markdown.js';
import { type Anchors, anchorFinder } from '../markdown/tree/heading-names.js';
import { linkKey } from '../markdown/tree/rehype-link-targets.js';

type Find = (name: string) => string | undefined;

/** Leads links to parts of other tutorials to the ids of these parts. */
export class RunFragments {
  private readonly finders = new Map<string, Promise<Find>>();

  /** @param anchorsOf reads what links may lead to in a tutorial */
  constructor(private readonly anchorsOf: (id: number) => Promise<Anchors>) {}

  /** @returns the pages, and the links to what no text has: these lead to its beginning */
  async resolve(
    pages: Record<string, MarkdownAsset>,
  ): Promise<{ pages: Record<string, MarkdownAsset>; dead: string[] }> {
    const resolved: Record<string, MarkdownAsset> = {};
    const dead: string[] = [];
    for (const [link, asset] of Object.entries(pages)) {
      const [page, ...rest] = asset.url.split('#');
      const name = linkKey(rest.join('#'));
      const id = name && (await this.finderOf(page!))(name);
      if (name && !id) dead.push(link);
      resolved[link] = { ...asset, url: id ? `${page}#${id}` : page! };
    }
    return { pages: resolved, dead };
  }

  private finderOf(page: string): Promise<Find> {
    const known = this.finders.get(page);
    if (known) return known;
    const id = Number(page.slice(page.lastIndexOf('/') + 1));
    const finder = this.anchorsOf(id).then((anchors) => anchorFinder(anchors));
    this.finders.set(page, finder);
    return finder;
  }
}

import { setImmediate } from 'node:timers/promises';
import { visit } from 'unist-util-visit';
import { decoded } from './article-tree.js';
import type { MadeArticle } from './article-maker.js';

/** Where the chapters of a book are in its file. */
interface Places {
  /** Of the chapter with this place among them. */
  chapter: (index: number) => string;
  /** Of one of its anchors. */
  anchor: (index: number, name: string) => string;
}

export const pdfPlaces: Places = {
  chapter: (index) => `#c${index + 1}`,
  anchor: (_index, name) => `#${name}`,
};

export const epubPlaces: Places = {
  chapter: (index) => `chapter-${index + 1}.xhtml`,
  anchor: (index, name) => `chapter-${index + 1}.xhtml#${name}`,
};

/** Has links between tutorials that are both in the book stay in it. */
export async function linkChapters(chapters: MadeArticle[], siteUrl: string, places: Places): Promise<void> {
  const indexes = new Map(chapters.map(({ article }, index) => [article.tutorial.id, index]));
  const start = `${siteUrl}/tutoriels/`;
  for (const { article } of chapters) {
    visit(article.tree, 'element', ({ tagName, properties }) => {
      const { href } = properties;
      if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith(start)) return;
      const [, id, anchor] = /^(\d+)\/?(?:#(.*))?$/.exec(href.slice(start.length)) ?? [];
      const index = indexes.get(Number(id));
      if (index === undefined) return;
      const name = anchor && chapters[index]!.anchors.get(decoded(anchor));
      properties['href'] = name ? places.anchor(index, name) : places.chapter(index);
    });
    await setImmediate();
  }
}

import { setImmediate } from 'node:timers/promises';
import { visit } from 'unist-util-visit';
import { decoded } from './article-tree.js';
import type { MadeArticle } from './article-maker.js';

/** Locations of chapters within a file. */
interface Places {
  /** By index of the chapter. */
  chapter: (index: number) => string;
  /** By index of the chapter and id within it. */
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

/** Turns links between tutorials of the book into internal links. */
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

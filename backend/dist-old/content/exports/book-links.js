import { setImmediate } from 'node:timers/promises';
import { visit } from 'unist-util-visit';
import { decoded } from './article-tree.js';
export const pdfPlaces = {
    chapter: (index)=>`#c${index + 1}`,
    anchor: (_index, name)=>`#${name}`
};
export const epubPlaces = {
    chapter: (index)=>`chapter-${index + 1}.xhtml`,
    anchor: (index, name)=>`chapter-${index + 1}.xhtml#${name}`
};
/** Turns links between tutorials of the book into internal links. */ export async function linkChapters(chapters, siteUrl, places) {
    const indexes = new Map(chapters.map(({ article }, index)=>[
            article.tutorial.id,
            index
        ]));
    const start = `${siteUrl}/tutoriels/`;
    for (const { article } of chapters){
        visit(article.tree, 'element', ({ tagName, properties })=>{
            const { href } = properties;
            if (tagName !== 'a' || typeof href !== 'string' || !href.startsWith(start)) return;
            const [, id, anchor] = /^(\d+)\/?(?:#(.*))?$/.exec(href.slice(start.length)) ?? [];
            const index = indexes.get(Number(id));
            if (index === undefined) return;
            const name = anchor && chapters[index].anchors.get(decoded(anchor));
            properties['href'] = name ? places.anchor(index, name) : places.chapter(index);
        });
        await setImmediate();
    }
}
//# sourceMappingURL=book-links.js.map

import type { Element, ElementContent, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isDiagram } from '../markdown/diagrams/labels-of.js';
import type { ArticleHeading } from './article-tree.js';
import { headingsOf, shortenAnchors } from './article-tree.js';
import { fitContentModels } from './content-models.js';

const writer = unified().use(rehypeStringify, { closeSelfClosing: true }).freeze();
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Placeholder for `<` in attributes, which HTML allows and XML does not. A noncharacter never occurs in text. */
const LESS_THAN = '\uFDD0';

/** Converts an article, in place, to XHTML that EPUB allows, with the ids of its headings. */
export function bookChapter(tree: Root): { xhtml: string; headings: ArticleHeading[] } {
  visit(tree, 'element', (node) => {
    simplify(node);
    // E-readers would not show the source.
    if (isDiagram(node)) node.children = node.children.filter((child) => !isSource(child));
  });
  fitContentModels(tree);
  shortenAnchors(tree);
  visit(tree, (node) => {
    if (node.type === 'text') node.value = xmlText(node.value);
    if (node.type !== 'element') return;
    const { properties } = node;
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value === 'string') properties[name] = xmlText(value).replaceAll('<', LESS_THAN);
    }
  });
  // The writer knows HTML, which allows both.
  const xhtml = writer.stringify(tree).replaceAll(LESS_THAN, '&lt;').replaceAll(']]>', ']]&gt;');
  return { xhtml, headings: headingsOf(tree) };
}

/** Removes characters that no XML document may contain. */
export function xmlText(text: string): string {
  return text.replace(NOT_XML, '').replaceAll(LESS_THAN, '');
}

function simplify(node: Element): void {
  if (node.tagName === 'time') node.tagName = 'span';
  // Few e-readers support collapsing, so it is shown open.
  if (node.tagName === 'details' || node.tagName === 'summary') node.tagName = 'div';
  if (node.tagName === 'input') {
    const mark = node.properties['checked'] ? '☑ ' : '☐ ';
    Object.assign(node, { tagName: 'span', properties: {}, children: [{ type: 'text', value: mark }] });
  }
}

const isSource = (node: ElementContent): boolean =>
  node.type === 'element' &&
  Array.isArray(node.properties['className']) &&
  node.properties['className'].includes('diagram-source');

import type { Element, ElementContent, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { withoutSelfLinks } from '../markdown/tree/rehype-self-links.js';
import { textOf } from '../markdown/tree/text-of.js';

const parser = unified().use(rehypeRaw).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** Paths of images within a file, by their address on the site. */
export type ImagePlaces = Map<string, string>;

/** Ids within a file, by their id on the site. */
export type AnchorNames = Map<string, string>;

export interface ArticleHeading {
  level: number;
  id: string;
  text: string;
}

/**
 * Parses an article without the self-links of headings and images.
 * @param html content, sanitized when it was saved
 */
export function parseArticle(html: string): Root {
  return withoutSelfLinks(parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }));
}

export function writeArticle(tree: Root): string {
  return writer.stringify(tree);
}

/** Addresses of the images that an article shows. */
export function imageAddresses(tree: Root): string[] {
  const found = new Set<string>();
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img' && typeof properties['src'] === 'string') found.add(properties['src']);
  });
  return [...found];
}

export function headingsOf(tree: Root): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  visit(tree, 'element', (node) => {
    const id = node.properties['id'];
    if (/^h[2-6]$/.test(node.tagName) && typeof id === 'string') {
      headings.push({ level: Number(node.tagName[1]), id, text: textOf(node).trim() });
    }
  });
  return headings;
}

/** Moves footnote numbers out of headings: Chromium makes bookmarks of everything in a heading. */
export function putNotesBeside(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!/^h[2-6]$/.test(node.tagName)) return undefined;
    const notes: ElementContent[] = [];
    visit(node, 'element', (inner, at, holder) => {
      if (!('dataFootnoteRef' in inner.properties)) return undefined;
      notes.push({ type: 'element', tagName: 'sup', properties: {}, children: [inner] });
      holder!.children.splice(at!, 1);
      return at;
    });
    if (notes.length === 0) return SKIP;
    const properties = { className: ['noted'] };
    parent!.children[index!] = { type: 'element', tagName: 'div', properties, children: [node, ...notes] };
    return SKIP;
  });
}

/** Makes an article self-contained: only included images, absolute links, nothing lazy or collapsed. */
export function makeSelfContained(tree: Root, siteUrl: string, images: ImagePlaces): void {
  const linked = new Set<Element>();
  visit(tree, 'element', (node, index, parent) => {
    const { properties } = node;
    delete properties['tabIndex'];
    if (node.tagName === 'a') visit(node, 'element', (inner) => void linked.add(inner));
    if (node.tagName === 'details') properties['open'] = true;
    if (node.tagName === 'a' && typeof properties['href'] === 'string') {
      properties['href'] = absolute(properties['href'], siteUrl);
      delete properties['rel'];
    }
    if (node.tagName !== 'img') return undefined;
    parent!.children[index!] = showImage(node, images, linked.has(node));
    return SKIP;
  });
}

function absolute(href: string, siteUrl: string): string {
  if (href.startsWith('//')) return `https:${href}`;
  if (href.startsWith('/')) return siteUrl + href;
  if (href.startsWith('#') || /^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  return URL.parse(href, `${siteUrl}/tutoriels/`)?.href ?? href;
}

/** Replaces images that are not included by their alternative text, and remote ones by a link. */
function showImage({ properties }: Element, images: ImagePlaces, inLink: boolean): ElementContent {
  const { src, alt, width, height, title } = properties;
  const address = String(src);
  const place = images.get(address);
  if (place) {
    const kept = { src: place, alt: alt ?? '', ...(width && height ? { width, height } : {}) };
    return {
      type: 'element',
      tagName: 'img',
      properties: title ? { ...kept, title } : kept,
      children: [],
    };
  }
  const text = `[Image${alt ? `\u00A0: ${String(alt)}` : ''}]`;
  const isRemote = /^https?:\/\//.test(address) && !inLink;
  const label: ElementContent[] = [{ type: 'text', value: text }];
  return isRemote
    ? { type: 'element', tagName: 'a', properties: { href: address }, children: label }
    : { type: 'element', tagName: 'span', properties: { className: ['missing-image'] }, children: label };
}

/**
 * Shortens ids for all formats: XML and PDF allow fewer characters, and PDF limits their length.
 * @returns new ids by old id
 */
export function shortenAnchors(tree: Root, prefix = ''): AnchorNames {
  const names: AnchorNames = new Map();
  visit(tree, 'element', ({ properties }) => {
    const { id } = properties;
    if (typeof id !== 'string') return;
    if (names.has(id)) {
      delete properties['id'];
      return;
    }
    names.set(id, `${prefix}a${names.size + 1}`);
    properties['id'] = names.get(id);
  });
  visit(tree, 'element', (node) => {
    const { href } = node.properties;
    updateReferences(node, names);
    if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
    const target = names.get(decoded(href.slice(1)));
    if (target) node.properties['href'] = `#${target}`;
    else delete node.properties['href'];
  });
  return names;
}

/** Diagram lines reference their arrowheads by id. */
function updateReferences({ properties }: Element, names: AnchorNames): void {
  for (const end of ['markerStart', 'markerEnd']) {
    const [, id] = /^url\(#(.+)\)$/.exec(String(properties[end])) ?? [];
    if (id && names.has(id)) properties[end] = `url(#${names.get(id)!})`;
  }
}

/** Decodes a URL fragment. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

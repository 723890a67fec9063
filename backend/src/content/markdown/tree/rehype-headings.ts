import type { Element, Root } from 'hast';
import { visit } from './visit.js';
import { textOf } from './text-of.js';

const PREFIX = 'user-content-';

/**
 * Derives heading ids from their text and updates links within the article, whichever id they used. If the body has an
 * h1, all headings move down one level, since the page's h1 is its title.
 */
export function rehypeHeadings() {
  return (tree: Root): void => {
    const headings: { node: Element; level: number }[] = [];
    const links: Element[] = [];
    const taken = new Set<string>();
    const counts = new Map<string, number>();
    visit(tree, 'element', (node) => {
      if (/^h[1-6]$/.test(node.tagName)) headings.push({ node, level: Number(node.tagName[1]) });
      else if (typeof node.properties['id'] === 'string') taken.add(node.properties['id']);
      if (node.tagName === 'a') links.push(node);
    });
    const shift = headings.some(({ level }) => level === 1) ? 1 : 0;
    const newNames = new Map<string, string>();
    for (const { node, level } of headings) {
      node.tagName = `h${Math.min(6, level + shift)}`;
      const id = unusedId(headingId(textOf(node)), taken, counts);
      taken.add(id);
      for (const name of takeAnchors(node)) newNames.set(name, id);
      node.properties['id'] = id;
      if (!newNames.has(PREFIX + id)) newNames.set(PREFIX + id, id);
    }
    for (const { properties } of links) redirect(properties, newNames, taken);
  };
}

/**
 * Heading ids are lower-case; each run of characters other than letters, accented ones included, and digits becomes a
 * dash.
 */
export function headingId(text: string): string {
  const id = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return id || 'section';
}

/** @param counts next number per id, so that numbers in use are not tried again */
function unusedId(id: string, taken: Set<string>, counts: Map<string, number>): string {
  for (let number = counts.get(id) ?? 1; ; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (taken.has(candidate)) continue;
    counts.set(id, number + 1);
    return candidate;
  }
}

/**
 * Removes the empty anchors of a heading.
 * @returns the ids it was known by
 */
function takeAnchors(heading: Element): string[] {
  const names: string[] = [];
  const own = heading.properties['id'];
  if (typeof own === 'string') names.push(own);
  heading.children = heading.children.filter((child) => {
    if (child.type !== 'element' || child.tagName !== 'a' || textOf(child) !== '') return true;
    if (child.children.some(({ type }) => type === 'element')) return true;
    if (typeof child.properties['id'] === 'string') names.push(child.properties['id']);
    return false;
  });
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return names;
}

function redirect(
  properties: Element['properties'],
  newNames: Map<string, string>,
  taken: Set<string>,
): void {
  const { href, ariaDescribedBy } = properties;
  if (Array.isArray(ariaDescribedBy)) {
    properties['ariaDescribedBy'] = ariaDescribedBy.map((name) => newNames.get(String(name)) ?? name);
  }
  if (typeof href !== 'string' || !href.startsWith('#')) return;
  const name = decode(href.slice(1));
  const target = [newNames.get(PREFIX + name), newNames.get(PREFIX + headingId(name)), PREFIX + name].find(
    (id) => id !== undefined && taken.has(id),
  );
  if (target) properties['href'] = `#${target}`;
  else delete properties['href'];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { anchorFinder, type Anchors, headingId, type NamedHeading } from './heading-names.js';
import { textOf } from './text-of.js';
import { visit } from './visit.js';

declare module 'vfile' {
  interface DataMap {
    /** Links within the text that lead nowhere. */
    deadFragments: { name: string; line: number | undefined }[];
    anchors: Anchors;
  }
}

/**
 * Derives heading ids from their text, and updates links within the article, whichever id they used. If the body has an
 * h1, all headings move down one level, because the page's h1 is its title. Of equal ids in an author's HTML the first
 * stays; ids of footnotes always stay.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const headings: { node: Element; level: number }[] = [];
    const links: Element[] = [];
    const taken = new Set<string>();
    const counts = new Map<string, number>();
    const ofNotes = new Set<Element>();
    visit(tree, 'element', (node) => {
      for (const one of partsOfNote(node)) {
        ofNotes.add(one);
        taken.add(String(one.properties['id']));
      }
    });
    visit(tree, 'element', (node) => {
      const { id } = node.properties;
      if (/^h[1-6]$/.test(node.tagName)) headings.push({ node, level: Number(node.tagName[1]) });
      else if (typeof id === 'string' && !ofNotes.has(node)) {
        if (taken.has(id)) delete node.properties['id'];
        else taken.add(id);
      }
      if (node.tagName === 'a') links.push(node);
    });
    const shift = headings.some(({ level }) => level === 1) ? 1 : 0;
    const newNames = new Map<string, string>();
    const named: NamedHeading[] = [];
    for (const { node, level } of headings) {
      node.tagName = `h${Math.min(6, level + shift)}`;
      const text = textOf(node).trim();
      const id = unusedId(headingId(text), taken, counts);
      taken.add(id);
      for (const name of takeAnchors(node)) if (!newNames.has(name)) newNames.set(name, id);
      node.properties['id'] = id;
      named.push({ id, text });
    }
    const names = links.flatMap(({ properties }) => nameIn(properties['href']) ?? []);
    const anchors = { ids: [...taken], headings: named, given: [...newNames] };
    file.data.anchors = anchors;
    const find = anchorFinder(anchors, names);
    for (const link of links) {
      const dead = redirect(link.properties, newNames, find);
      if (dead) (file.data.deadFragments ??= []).push({ name: dead, line: link.position?.start.line });
    }
  };
}

/** The parts of footnotes with an id: a reference, or the notes in their list. */
function partsOfNote(node: Element): Element[] {
  if ('dataFootnoteRef' in node.properties) return [node];
  if (!('dataFootnotes' in node.properties)) return [];
  return node.children.flatMap((list) =>
    list.type === 'element' && list.tagName === 'ol'
      ? list.children.filter((item): item is Element => item.type === 'element' && 'id' in item.properties)
      : [],
  );
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

/** @returns the name in a link that leads nowhere */
function redirect(
  properties: Element['properties'],
  newNames: Map<string, string>,
  find: (name: string) => string | undefined,
): string | undefined {
  const { href, ariaDescribedBy } = properties;
  if (Array.isArray(ariaDescribedBy)) {
    properties['ariaDescribedBy'] = ariaDescribedBy.map((name) => newNames.get(String(name)) ?? name);
  }
  const name = nameIn(href);
  if (name === undefined) return undefined;
  const target = find(name);
  if (target) properties['href'] = `#${target}`;
  else delete properties['href'];
  return target ? undefined : name;
}

function nameIn(href: unknown): string | undefined {
  return typeof href === 'string' && href.startsWith('#') ? decode(href.slice(1)) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { Element, ElementContent, Root } from 'hast';
import { SKIP } from 'unist-util-visit';
import { visit } from './visit.js';

const HEADING = /^h[2-6]$/;
/** Images up to this width in pixels would not be larger when opened alone. */
const MAX_SMALL_WIDTH = 320;

/**
 * Links each heading to itself and each large image to its file, so that section addresses can be copied and images
 * opened without scripts. Elements that are or contain links are skipped.
 */
export function rehypeSelfLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const { tagName, properties } = node;
      if (tagName === 'a' || tagName === 'summary') return SKIP;
      if (HEADING.test(tagName)) {
        const text = withoutLastNotes(node.children);
        if (!text.some(isOrHoldsLink))
          node.children = [link(`#${String(properties['id'])}`, text), ...node.children.slice(text.length)];
        return SKIP;
      }
      if (tagName !== 'img' || isSmall(node)) return undefined;
      const address = String(properties['src']);
      parent!.children[index!] = link(address, [node], {
        ...(properties['alt'] ? {} : { ariaLabel: 'Agrandir l’image' }),
        ...(address.startsWith('/') ? {} : { rel: ['noopener', 'noreferrer', 'nofollow', 'ugc'] }),
      });
      return SKIP;
    });
  };
}

/** Removes these links, for exports. */
export function withoutSelfLinks(tree: Root): Root {
  visit(tree, 'element', (node, index, parent) => {
    const own = selfLinkOf(node);
    if (own) node.children = [...own.children, ...node.children.slice(1)];
    else if (leadsToItsImage(node)) parent!.children[index!] = node.children[0]!;
  });
  return tree;
}

/** The self-link of a heading; the numbers of notes may follow it. */
export function selfLinkOf({ tagName, properties, children }: Element): Element | undefined {
  const [only, ...others] = withoutLastNotes(children);
  if (!HEADING.test(tagName) || only?.type !== 'element' || others.length > 0) return undefined;
  const isOwn = only.tagName === 'a' && only.properties['href'] === `#${String(properties['id'])}`;
  return isOwn ? only : undefined;
}

function leadsToItsImage({ tagName, properties, children }: Element): boolean {
  const [only, ...others] = children;
  if (tagName !== 'a' || only?.type !== 'element' || others.length > 0) return false;
  return only.tagName === 'img' && only.properties['src'] === properties['href'];
}

function link(href: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName: 'a', properties: { href, ...properties }, children };
}

function isOrHoldsLink(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'a' || node.children.some(isOrHoldsLink));
}

function withoutLastNotes(children: ElementContent[]): ElementContent[] {
  return children.slice(0, children.findLastIndex((child) => !isNote(child)) + 1);
}

function isNote(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  return 'dataFootnoteRef' in node.properties || (node.tagName === 'sup' && node.children.some(isNote));
}

function isSmall({ properties }: Element): boolean {
  return Number(properties['width'] ?? Infinity) <= MAX_SMALL_WIDTH;
}

import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const HEADING = /^h[2-6]$/;
/** Shown no larger by itself than in the text, on any screen. */
const MAX_SMALL_WIDTH = 320;

/**
 * Makes each heading a link to itself and each large image one to its file: the address of a section can be copied and
 * an image opened large, with the keyboard and without scripts too. What is a link or holds one stays as it is.
 */
export function rehypeSelfLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const { tagName, properties } = node;
      if (tagName === 'a' || tagName === 'summary') return SKIP;
      if (HEADING.test(tagName)) {
        if (!holdsLink(node)) node.children = [link(`#${String(properties['id'])}`, node.children)];
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

/** Takes those links off again, for whoever reads the text elsewhere. */
export function withoutSelfLinks(tree: Root): Root {
  visit(tree, 'element', (node, index, parent) => {
    const own = selfLinkOf(node);
    if (own) node.children = own.children;
    else if (leadsToItsImage(node)) parent!.children[index!] = node.children[0]!;
  });
  return tree;
}

/** The link to itself that a heading holds. */
export function selfLinkOf({ tagName, properties, children }: Element): Element | undefined {
  const [only, ...others] = children;
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

function holdsLink({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)));
}

function isSmall({ properties }: Element): boolean {
  return Number(properties['width'] ?? Infinity) <= MAX_SMALL_WIDTH;
}

import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from './text-of.js';

/** First parts of the addresses that the site itself answers. */
const OWN = /^\/(?:$|(?:tutoriels|domaines|catalogue|recherche|parcours|apprentissage)(?:[/?#]|$))/;

/**
 * Keeps the links that lead somewhere and unwraps the others: an article's neighbours in the folder it comes from,
 * or addresses of the site it was written for, exist only there.
 */
export function rehypeLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'a') return undefined;
      const href = node.properties['href'];
      const kind = typeof href === 'string' ? kindOf(href) : 'none';
      if (kind === 'web') {
        node.properties['rel'] = ['noopener', 'noreferrer', 'nofollow', 'ugc'];
        // On paper addresses follow their links: this one can be read already.
        if (bare(textOf(node)) === bare(String(href))) node.properties['className'] = ['address'];
      }
      if (kind !== 'none') return undefined;
      if (typeof node.properties['id'] === 'string') {
        node.tagName = 'span';
        node.properties = { id: node.properties['id'] };
        return undefined;
      }
      parent!.children.splice(index!, 1, ...node.children);
      return index;
    });
  };
}

/** An address as people write it. */
function bare(address: string): string {
  const short = address
    .trim()
    .replace(/^(?:https?:)?\/\//i, '')
    .replace(/\/$/, '');
  try {
    return decodeURI(short).toLowerCase();
  } catch {
    return short.toLowerCase();
  }
}

function kindOf(href: string): 'web' | 'here' | 'none' {
  if (/^(?:mailto|tel):/i.test(href) || href.startsWith('#') || OWN.test(href)) return 'here';
  if (!/^(?:https?:)?\/\//i.test(href)) return 'none';
  const url = URL.parse(href, 'https://site.invalid');
  return url && url.hostname !== 'site.invalid' && url.hostname.includes('.') ? 'web' : 'none';
}

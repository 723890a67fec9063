import type { Root } from 'hast';
import { visit } from './visit.js';
import { textOf } from './text-of.js';

/** First path segments that the site itself serves. */
export const ownSegments: ReadonlySet<string> = new Set(
  (
    ' accessibilite admin annuler-adresse api apprentissage auteurs auth catalogue collections comment-ca-marche ' +
    'conditions-utilisation confidentialite confirmer-adresse connexion contact contributions cookies decisions ' +
    'demo-wizard devenir-contributeur domaines etiquettes faq favoris favorites flux inscription login media ' +
    'mentions-legales mesure-de-la-recherche moderation mot-de-passe-oublie newsletter notifications ' +
    'nouveau-mot-de-passe parcours profil profile recherche register robots.txt sitemap.xml tutoriels'
  ).split(' '),
);

/** Unwraps links that lead nowhere: files beside an imported article, or addresses of the site it was written for. */
export function rehypeLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'a') return undefined;
      const href = node.properties['href'];
      const kind = typeof href === 'string' ? kindOf(href) : 'none';
      if (kind === 'web') {
        node.properties['rel'] = ['noopener', 'noreferrer', 'nofollow', 'ugc'];
        // In print the address follows each link; here it would repeat the text.
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

/** An address without scheme and final slash. */
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

export function kindOf(href: string): 'web' | 'here' | 'none' {
  if (/^(?:mailto|tel):/.test(href) || href.startsWith('#')) return 'here';
  if (/^\/(?!\/)/.test(href)) return ownSegments.has(/^\/([^/?#]*)/.exec(href)![1]!) ? 'here' : 'none';
  if (!/^(?:(?:https?|ftp):)?\/\//.test(href)) return 'none';
  const url = URL.parse(href, 'https://site.invalid');
  return url && url.hostname !== '' && url.hostname !== 'site.invalid' ? 'web' : 'none';
}

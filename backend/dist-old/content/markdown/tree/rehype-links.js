import { visit } from './visit.js';
import { textOf } from './text-of.js';
/** First path segments that the site itself serves. */ const OWN = /^\/(?:$|(?:tutoriels|domaines|catalogue|recherche|parcours|apprentissage)(?:[/?#]|$))/;
/** Unwraps links that lead nowhere: files beside an imported article, or addresses of the site it was written for. */ export function rehypeLinks() {
    return (tree)=>{
        visit(tree, 'element', (node, index, parent)=>{
            if (node.tagName !== 'a') return undefined;
            const href = node.properties['href'];
            const kind = typeof href === 'string' ? kindOf(href) : 'none';
            if (kind === 'web') {
                node.properties['rel'] = [
                    'noopener',
                    'noreferrer',
                    'nofollow',
                    'ugc'
                ];
                // In print the address follows each link; here the text already is the address.
                if (bare(textOf(node)) === bare(String(href))) node.properties['className'] = [
                    'address'
                ];
            }
            if (kind !== 'none') return undefined;
            if (typeof node.properties['id'] === 'string') {
                node.tagName = 'span';
                node.properties = {
                    id: node.properties['id']
                };
                return undefined;
            }
            parent.children.splice(index, 1, ...node.children);
            return index;
        });
    };
}
/** An address without scheme and final slash. */ function bare(address) {
    const short = address.trim().replace(/^(?:https?:)?\/\//i, '').replace(/\/$/, '');
    try {
        return decodeURI(short).toLowerCase();
    } catch  {
        return short.toLowerCase();
    }
}
function kindOf(href) {
    if (/^(?:mailto|tel):/i.test(href) || href.startsWith('#') || OWN.test(href)) return 'here';
    if (!/^(?:https?:)?\/\//i.test(href)) return 'none';
    const url = URL.parse(href, 'https://site.invalid');
    return url && url.hostname !== 'site.invalid' && url.hostname.includes('.') ? 'web' : 'none';
}
//# sourceMappingURL=rehype-links.js.map

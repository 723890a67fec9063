import { SKIP } from 'unist-util-visit';
import { visit } from './visit.js';
const HEADING = /^h[2-6]$/;
/** Images up to this width in pixels would not be larger when opened alone. */ const MAX_SMALL_WIDTH = 320;
/**
 * Links each heading to itself and each large image to its file, so that section addresses can be copied and images
 * opened without scripts. Elements that are or contain links are skipped.
 */ export function rehypeSelfLinks() {
    return (tree)=>{
        visit(tree, 'element', (node, index, parent)=>{
            const { tagName, properties } = node;
            if (tagName === 'a' || tagName === 'summary') return SKIP;
            if (HEADING.test(tagName)) {
                if (!holdsLink(node)) node.children = [
                    link(`#${String(properties['id'])}`, node.children)
                ];
                return SKIP;
            }
            if (tagName !== 'img' || isSmall(node)) return undefined;
            const address = String(properties['src']);
            parent.children[index] = link(address, [
                node
            ], {
                ...properties['alt'] ? {} : {
                    ariaLabel: "Agrandir l\u2019image"
                },
                ...address.startsWith('/') ? {} : {
                    rel: [
                        'noopener',
                        'noreferrer',
                        'nofollow',
                        'ugc'
                    ]
                }
            });
            return SKIP;
        });
    };
}
/** Removes these links, for exports. */ export function withoutSelfLinks(tree) {
    visit(tree, 'element', (node, index, parent)=>{
        const own = selfLinkOf(node);
        if (own) node.children = own.children;
        else if (leadsToItsImage(node)) parent.children[index] = node.children[0];
    });
    return tree;
}
/** The self-link of a heading. */ export function selfLinkOf({ tagName, properties, children }) {
    const [only, ...others] = children;
    if (!HEADING.test(tagName) || only?.type !== 'element' || others.length > 0) return undefined;
    const isOwn = only.tagName === 'a' && only.properties['href'] === `#${String(properties['id'])}`;
    return isOwn ? only : undefined;
}
function leadsToItsImage({ tagName, properties, children }) {
    const [only, ...others] = children;
    if (tagName !== 'a' || only?.type !== 'element' || others.length > 0) return false;
    return only.tagName === 'img' && only.properties['src'] === properties['href'];
}
function link(href, children, properties = {}) {
    return {
        type: 'element',
        tagName: 'a',
        properties: {
            href,
            ...properties
        },
        children
    };
}
function holdsLink({ children }) {
    return children.some((child)=>child.type === 'element' && (child.tagName === 'a' || holdsLink(child)));
}
function isSmall({ properties }) {
    return Number(properties['width'] ?? Infinity) <= MAX_SMALL_WIDTH;
}
//# sourceMappingURL=rehype-self-links.js.map

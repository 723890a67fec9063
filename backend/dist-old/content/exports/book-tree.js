import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isDiagram } from '../markdown/diagrams/labels-of.js';
import { headingsOf, shortenAnchors } from './article-tree.js';
const writer = unified().use(rehypeStringify, {
    closeSelfClosing: true
}).freeze();
/** Attributes that EPUB forbids or that e-readers do not support. */ const UNKNOWN = [
    'loading',
    'decoding',
    'referrerPolicy',
    'reversed',
    'dateTime',
    'ariaDescribedBy',
    'open'
];
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Placeholder for `<` in attributes, which HTML allows and XML does not. A noncharacter never occurs in text. */ const LESS_THAN = '\uFDD0';
/** Converts an article, in place, to XHTML that EPUB allows, with the ids of its headings. */ export function bookChapter(tree) {
    shortenAnchors(tree);
    visit(tree, (node)=>{
        if (node.type === 'text') node.value = node.value.replace(NOT_XML, '');
        if (node.type !== 'element') return;
        simplify(node);
        // E-readers would not show the source, and EPUB requires the caption to come last.
        if (isDiagram(node)) node.children = node.children.filter((child)=>!isSource(child));
    });
    visit(tree, 'element', (node, index, parent)=>{
        const isCaption = node.tagName === 'figcaption';
        const holder = isCaption && parent?.type === 'element' && parent.tagName === 'figure' ? parent : undefined;
        if (isCaption && !isLastOf(holder, index)) node.tagName = 'div';
    });
    return {
        xhtml: writer.stringify(tree).replaceAll(LESS_THAN, '&lt;'),
        headings: headingsOf(tree)
    };
}
function simplify(node) {
    const { properties } = node;
    for (const name of UNKNOWN)delete properties[name];
    for (const [name, value] of Object.entries(properties)){
        if (typeof value === 'string') properties[name] = value.replace(NOT_XML, '').replaceAll('<', LESS_THAN);
    }
    if (typeof properties['align'] === 'string') {
        properties['style'] = `text-align: ${properties['align']}`;
        delete properties['align'];
    }
    if (typeof properties['href'] === 'string') {
        properties['href'] = properties['href'].replaceAll(LESS_THAN, '<').replace(/[\s<>"{}|\\^`]/g, encodeURIComponent);
    }
    if (node.tagName === 'time') node.tagName = 'span';
    // Few e-readers support collapsing, so it is shown open.
    if (node.tagName === 'details') node.tagName = 'div';
    if (node.tagName === 'summary') node.tagName = 'div';
    if (node.tagName === 'input') {
        const mark = properties['checked'] ? "\u2611 " : "\u2610 ";
        Object.assign(node, {
            tagName: 'span',
            properties: {},
            children: [
                {
                    type: 'text',
                    value: mark
                }
            ]
        });
    }
    if (node.tagName === 'dl' && !isWellFormed(node)) {
        node.tagName = 'div';
        for (const child of node.children){
            if (child.type === 'element' && /^d[dt]$/.test(child.tagName)) child.tagName = 'div';
        }
    }
    if (/^[uo]l$/.test(node.tagName) && !node.children.some((child)=>child.type === 'element')) {
        node.tagName = 'div';
    }
}
const isSource = (node)=>node.type === 'element' && Array.isArray(node.properties['className']) && node.properties['className'].includes('diagram-source');
function isLastOf(holder, index) {
    return holder?.children.slice(index + 1).every(({ type })=>type === 'text') ?? false;
}
/** Whether terms and definitions alternate, starting with a term. */ function isWellFormed({ children }) {
    const names = children.flatMap((child)=>child.type === 'element' ? [
            child.tagName
        ] : []);
    return /^(?:(?:dt,)+(?:dd,)+)+$/.test(names.map((name)=>`${name},`).join(''));
}
//# sourceMappingURL=book-tree.js.map

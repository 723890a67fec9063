import { SKIP } from 'unist-util-visit';
import { visit } from './visit.js';
import { textOf } from './text-of.js';
/** Characters of highlighted code per sample and in total; grammars are too slow for whole files. */ const MAX_HIGHLIGHTED = {
    sample: 30_000,
    all: 250_000
};
/** Makes tables and code scrollable by keyboard, labels the boxes of task lists, and drops empty paragraphs. */ export function rehypeBlocks() {
    return (tree)=>{
        let tables = 0;
        let highlighted = 0;
        visit(tree, 'element', (node, index, parent)=>{
            if (node.tagName === 'table') {
                tables++;
                dropEmptyHead(node);
                parent.children[index] = scrollable(node, tables === 1 ? 'Tableau' : `Tableau ${tables}`);
            }
            if (node.tagName === 'pre') {
                node.properties['tabIndex'] = 0;
                highlighted += describeCode(node, MAX_HIGHLIGHTED.all - highlighted);
                return SKIP;
            }
            if (node.tagName === 'p' && node.children.every((child)=>child.type === 'text' && child.value.trim() === '')) {
                parent.children.splice(index, 1);
                return index;
            }
            if (node.tagName === 'input') {
                node.properties['ariaLabel'] = node.properties['checked'] ? 'Fait' : "\xc0 faire";
            }
            return undefined;
        });
    };
}
/** Markdown requires a header row; authors leave it empty for a table without one. */ function dropEmptyHead(table) {
    table.children = table.children.filter((part)=>part.type !== 'element' || part.tagName !== 'thead' || textOf(part).trim() !== '' || hasImage(part));
}
function hasImage({ children }) {
    return children.some((child)=>child.type === 'element' && (child.tagName === 'img' || hasImage(child)));
}
function scrollable(table, ariaLabel) {
    const properties = {
        className: [
            'table-scroll'
        ],
        role: 'region',
        ariaLabel,
        tabIndex: 0
    };
    return {
        type: 'element',
        tagName: 'div',
        properties,
        children: [
            table
        ]
    };
}
/**
 * Labels the language.
 * @returns the number of characters to highlight, at most `left`
 */ function describeCode(pre, left) {
    const [code] = pre.children;
    if (code?.type !== 'element' || code.tagName !== 'code') return 0;
    const classes = Array.isArray(code.properties['className']) ? code.properties['className'] : [];
    const language = classes.map(String).find((name)=>name.startsWith('language-'));
    if (!language) return 0;
    pre.properties['dataLanguage'] = language.slice('language-'.length);
    const { length } = textOf(code);
    if (length <= Math.min(MAX_HIGHLIGHTED.sample, left)) return length;
    code.properties['className'] = [
        'no-highlight'
    ];
    return 0;
}
//# sourceMappingURL=rehype-blocks.js.map

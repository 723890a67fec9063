import rehypeKatex from 'rehype-katex';
import { SKIP } from 'unist-util-visit';
import { visit } from './visit.js';
import { textOf } from './text-of.js';
/** More formulas or characters would block a thread. */ const MAX_FORMULAS = 1000;
const MAX_LENGTH = 2000;
const drawFormulas = rehypeKatex({
    output: 'mathml',
    strict: 'ignore',
    trust: false,
    maxExpand: 200,
    maxSize: 20
});
/**
 * Renders formulas as MathML, which browsers and screen readers support without scripts. Invalid ones stay as written.
 */ export function rehypeFormulas() {
    return (tree, file)=>{
        let formulas = 0;
        visit(tree, 'element', (node)=>{
            if (!isFormula(node)) return;
            formulas++;
            if (formulas > MAX_FORMULAS || textOf(node).length > MAX_LENGTH) delete node.properties['className'];
        });
        if (formulas === 0) return;
        drawFormulas(tree, file);
        let blocks = 0;
        visit(tree, 'element', (node, index, parent)=>{
            const classes = classesOf(node);
            if (classes.includes('katex')) {
                const math = mathOf(node);
                const isBlock = math.properties['display'] === 'block';
                if (isBlock) blocks++;
                parent.children[index] = isBlock ? scrollable(math, blocks) : math;
                return SKIP;
            }
            if (classes.includes('katex-error')) {
                parent.children[index] = asWritten(node);
                return SKIP;
            }
            return undefined;
        });
    };
}
const classesOf = ({ properties: { className } })=>Array.isArray(className) ? className : [];
const isFormula = (node)=>classesOf(node).includes('language-math');
function mathOf(drawn) {
    const math = drawn.children.find((child)=>child.type === 'element' && child.tagName === 'math');
    visit(math, 'element', (node, index, parent)=>{
        // The content security policy forbids inline styles.
        delete node.properties['style'];
        if (node.tagName !== 'annotation') return undefined;
        // The TeX annotation would be read aloud and indexed as text.
        parent.children.splice(index, 1);
        return index;
    });
    return math;
}
/** Makes a formula scrollable by keyboard. */ function scrollable(math, number) {
    const ariaLabel = number === 1 ? 'Formule' : `Formule ${number}`;
    const properties = {
        className: [
            'formula'
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
            math
        ]
    };
}
function asWritten(node) {
    const properties = {
        title: "Cette formule ne peut pas \xeatre lue."
    };
    return {
        type: 'element',
        tagName: 'code',
        properties,
        children: [
            {
                type: 'text',
                value: textOf(node)
            }
        ]
    };
}
//# sourceMappingURL=rehype-formulas.js.map

import { visit } from './visit.js';
/** A formula in single dollars that is a whole paragraph is shown as a block, as on other sites. */ export function remarkDisplayFormulas() {
    return (tree, file)=>{
        const source = String(file.value);
        visit(tree, 'paragraph', ({ children: [formula, ...others], position }, index, parent)=>{
            if (formula?.type !== 'inlineMath' || others.length > 0) return;
            if (!source.startsWith('$$', formula.position?.start.offset)) return;
            parent.children[index] = {
                ...blockOf(formula.value),
                position
            };
        });
    };
}
/** Same node as the parser creates. */ function blockOf(value) {
    const properties = {
        className: [
            'language-math',
            'math-display'
        ]
    };
    const code = {
        type: 'element',
        tagName: 'code',
        properties,
        children: [
            {
                type: 'text',
                value
            }
        ]
    };
    return {
        type: 'math',
        value,
        meta: null,
        data: {
            hName: 'pre',
            hChildren: [
                code
            ]
        }
    };
}
//# sourceMappingURL=remark-display-formulas.js.map

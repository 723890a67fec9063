import { visit } from './visit.js';
import { readMermaid } from '../diagrams/mermaid-source.js';
import { textOf } from './text-of.js';
/** Maximum length in characters, and cost by `sizeOf`; more is no readable drawing and would block a thread. */ const MAX_LENGTH = 8_000;
const MAX_SIZE = {
    one: 1000,
    all: 2500
};
/** Draws code blocks in `mermaid`. Those that can't be drawn stay code. */ export function rehypeDiagrams() {
    return async (tree)=>{
        const blocks = [];
        visit(tree, 'element', (node)=>{
            const source = diagramIn(node);
            if (source && source.length <= MAX_LENGTH) blocks.push({
                pre: node,
                source
            });
        });
        if (blocks.length === 0) return;
        // Imported lazily: large, and rarely needed.
        const [{ drawDiagram }, { sizeOf }] = await Promise.all([
            import('../diagrams/draw-diagram.js'),
            import('../diagrams/size-of.js')
        ]);
        let number = 0;
        let left = MAX_SIZE.all;
        for (const { pre, source } of blocks){
            const read = readMermaid(source);
            const size = read ? sizeOf(read) : Infinity;
            if (!read || size > Math.min(MAX_SIZE.one, left)) continue;
            left -= size;
            const diagram = drawDiagram(read, number + 1);
            if (!diagram) continue;
            number++;
            show(pre, diagram, number);
        }
    };
}
/** Source of a diagram, if the element is one. */ function diagramIn({ tagName, children }) {
    const [code] = children;
    if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
    const { className } = code.properties;
    if (!Array.isArray(className) || !className.includes('language-mermaid')) return undefined;
    return textOf(code);
}
/** Replaces `pre` by a figure with the drawing, its title and its text for screen readers. */ function show(pre, { svg, title }, number) {
    const source = {
        ...pre,
        properties: {
            ...pre.properties
        }
    };
    const ariaLabel = number === 1 ? 'Diagramme' : `Diagramme ${number}`;
    const children = [
        element('div', {
            className: [
                'diagram-scroll'
            ],
            role: 'region',
            ariaLabel,
            tabIndex: 0
        }, [
            svg
        ]),
        ...title ? [
            element('figcaption', {}, [
                {
                    type: 'text',
                    value: title
                }
            ])
        ] : [],
        element('details', {
            className: [
                'diagram-source'
            ]
        }, [
            element('summary', {}, [
                {
                    type: 'text',
                    value: 'Le diagramme en toutes lettres'
                }
            ]),
            source
        ])
    ];
    Object.assign(pre, element('figure', {
        className: [
            'diagram'
        ]
    }, children));
}
function element(tagName, properties, children) {
    return {
        type: 'element',
        tagName,
        properties,
        children
    };
}
//# sourceMappingURL=rehype-diagrams.js.map

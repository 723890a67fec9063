import { SKIP } from 'unist-util-visit';
import { visit } from './visit.js';
const BLOCKS = new Set('aside blockquote dd details dt figure h1 h2 h3 h4 h5 h6 hr li p pre summary table tr'.split(' '));
/**
 * Sets `data-line` of each block to its line in the source, from 1. Footnotes are skipped, since they are moved.
 * @param lines source line of each parsed line, both from 0
 */ export function markLines(tree, lines) {
    visit(tree, 'element', (node)=>{
        if ('dataFootnotes' in node.properties) return SKIP;
        const line = node.position && lines[node.position.start.line - 1];
        if (line !== undefined && BLOCKS.has(node.tagName)) node.properties['dataLine'] = line + 1;
        return undefined;
    });
}
//# sourceMappingURL=mark-lines.js.map

import { visit } from '../tree/visit.js';
import { textOf } from '../tree/text-of.js';
/** Text of a drawing, one entry per label; its lines are joined by spaces. */ export function labelsOf(drawing) {
    const labels = [];
    visit(drawing, 'element', (node)=>{
        if (node.tagName !== 'text') return;
        const lines = node.children.map((line)=>line.type === 'text' ? line.value : line.type === 'element' ? textOf(line) : '');
        labels.push(lines.join(' ').trim());
    });
    return labels.filter(Boolean);
}
export const isDiagram = ({ tagName, properties: { className } })=>tagName === 'figure' && Array.isArray(className) && className.includes('diagram');
//# sourceMappingURL=labels-of.js.map

import { parseMermaid } from 'beautiful-mermaid';
/** More edges are refused in any kind of diagram. */ const MAX_LINKS = 400;
/** Relative layout cost of an edge. In a flowchart it is 1 per layer crossed, and at least 5. */ const COST = {
    flowchart: 5,
    state: 5,
    sequence: 3,
    class: 16,
    entities: 16
};
/** Fixed cost of a drawing of our own, besides its lines. */ const FRAME = 5;
/** Estimated layout cost; 1000 is about half a second of CPU time. */ export function sizeOf(source) {
    if ('lines' in source) return FRAME + source.lines.length;
    const { kind, text, links } = source;
    const size = text.split('\n').length * 2 + links * COST[kind];
    // Edges across many layers cost more. Beyond the limit the diagram is refused anyway.
    if (links > MAX_LINKS || kind !== 'flowchart' && kind !== 'state') return size;
    try {
        return Math.max(size, spanOf(parseMermaid(text).edges));
    } catch  {
        return Infinity;
    }
}
/** Number of layers that all edges cross, summed; each must be routed through every layer. */ function spanOf(edges) {
    const next = new Map();
    for (const { source, target } of edges){
        const below = next.get(source);
        if (below) below.push(target);
        else next.set(source, [
            target
        ]);
    }
    const depths = new Map();
    const above = new Set();
    /** Length of the longest path down; back edges count as none. */ const depthOf = (box)=>{
        const known = depths.get(box);
        if (known !== undefined) return known;
        if (above.has(box)) return 0;
        above.add(box);
        const depth = Math.max(0, ...(next.get(box) ?? []).map((below)=>depthOf(below) + 1));
        above.delete(box);
        depths.set(box, depth);
        return depth;
    };
    return edges.reduce((sum, { source, target })=>sum + Math.max(1, Math.abs(depthOf(source) - depthOf(target))), 0);
}
//# sourceMappingURL=size-of.js.map

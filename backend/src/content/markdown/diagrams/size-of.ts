import { parseMermaid } from 'beautiful-mermaid';
import type { MermaidSource } from './mermaid-source.js';

/** Beyond these a diagram is too dear whatever it looks like. */
const MAX_LINKS = 400;
/** What laying out a line between boxes costs; a flowchart's takes 1 for each layer that it crosses, and 5 at least. */
const COST = { flowchart: 5, state: 5, sequence: 3, class: 16, entities: 16 };

/** What a drawing of ours takes besides its lines. */
const FRAME = 5;

/** About how long a diagram takes to lay out; 1000 is half a second of a processor of today. */
export function sizeOf(source: MermaidSource): number {
  if ('lines' in source) return FRAME + source.lines.length;
  const { kind, text, links } = source;
  const size = text.split('\n').length * 2 + links * COST[kind];
  // What crosses many layers costs more; whoever asks for that many lines is too dear already.
  if (links > MAX_LINKS || (kind !== 'flowchart' && kind !== 'state')) return size;
  try {
    return Math.max(size, spanOf(parseMermaid(text).edges));
  } catch {
    return Infinity;
  }
}

interface Edge {
  source: string;
  target: string;
}

/** Layers that all lines cross together: through each of them every one has to be led. */
function spanOf(edges: readonly Edge[]): number {
  const next = new Map<string, string[]>();
  for (const { source, target } of edges) {
    const below = next.get(source);
    if (below) below.push(target);
    else next.set(source, [target]);
  }
  const depths = new Map<string, number>();
  const above = new Set<string>();
  /** The longest way down; a way back up counts as none. */
  const depthOf = (box: string): number => {
    const known = depths.get(box);
    if (known !== undefined) return known;
    if (above.has(box)) return 0;
    above.add(box);
    const depth = Math.max(0, ...(next.get(box) ?? []).map((below) => depthOf(below) + 1));
    above.delete(box);
    depths.set(box, depth);
    return depth;
  };
  return edges.reduce(
    (sum, { source, target }) => sum + Math.max(1, Math.abs(depthOf(source) - depthOf(target))),
    0,
  );
}

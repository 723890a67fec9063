import { parseMermaid } from 'beautiful-mermaid';
import type { DiagramKind, MermaidSource } from './mermaid-source.js';

/** What a line between boxes looks like, as it is written: one may stand for several. */
const LINKS: Record<DiagramKind, RegExp> = {
  flowchart: / <?(?:-{3,}|-{2,}>|={3,}|={2,}>|-\.+->?)(?=[ |])/g,
  state: /-->/g,
  sequence: /->|-\)|-x/,
  class: / (?:<\||[*o<])?(?:--|\.\.)(?:\|>|[*o>])? /,
  entities: / [|}][|o](?:--|\.\.)[|o][|{] /,
};
/** What laying out a line costs, in the unit of a line of a flowchart from one layer to the next. */
const COST = { flowchart: 5, state: 5, sequence: 3, class: 16, entities: 16 };

export function linksIn(text: string, kind: DiagramKind): number {
  const link = LINKS[kind];
  if (link.global) return text.match(link)?.length ?? 0;
  // One a line, and what follows a colon are words.
  return text.split('\n').filter((line) => link.test(line.split(':', 1)[0]!)).length;
}

/** About how long a diagram takes to lay out; 1000 is half a second of a processor of today. */
export function sizeOf({ kind, text }: MermaidSource): number {
  const lines = text.split('\n').length * 2;
  if (kind !== 'flowchart' && kind !== 'state') return lines + linksIn(text, kind) * COST[kind];
  try {
    const { edges } = parseMermaid(text);
    return lines + Math.max(edges.length * COST[kind], spanOf(edges));
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
  for (const { source, target } of edges) next.set(source, [...(next.get(source) ?? []), target]);
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

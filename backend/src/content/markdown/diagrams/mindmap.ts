import type { Element } from 'hast';
import { linesOf, SIZE, widthOf } from './lettering.js';
import { type MindmapNode, type Outline, readMindmap } from './mindmap-source.js';
import { outlineOf } from './outlines.js';
import { colourOf, type Drawing, heightOf, path, text } from './shapes.js';

/** In pixels. */
const MAX_LABEL = 180;
const COLUMN_GAP = 44;
const ROW_GAP = 12;
/** Widest stroke that extends beyond the edge. */
const EDGE = 4;
const PADDING: Record<Outline, { x: number; y: number }> = {
  plain: { x: 12, y: 8 },
  square: { x: 12, y: 8 },
  rounded: { x: 16, y: 8 },
  hexagon: { x: 22, y: 8 },
  cloud: { x: 18, y: 14 },
  bang: { x: 20, y: 16 },
  circle: { x: 12, y: 12 },
};

interface Box {
  lines: string[];
  outline: Outline;
  width: number;
  height: number;
  /** Height of the subtree. */
  room: number;
  children: Box[];
}

/** A tree from left to right, with one column per level. */
export function drawMindmap(lines: readonly string[]): Drawing | undefined {
  const root = readMindmap(lines);
  if (!root) return undefined;
  const box = boxOf(root);
  const tree = new Tree(box);
  tree.place(box, EDGE, 0);
  return {
    width: tree.width,
    height: box.room + 2 * EDGE,
    parts: [...tree.links, ...tree.boxes],
    spoken: tree.spoken,
  };
}

function boxOf({ label, outline, children }: MindmapNode): Box {
  const lines = linesOf(label, MAX_LABEL, SIZE);
  const padding = PADDING[outline];
  const written = Math.max(0, ...lines.map((line) => widthOf(line, SIZE)));
  let [width, height] = [written + 2 * padding.x, heightOf(lines) + 2 * padding.y];
  if (outline === 'circle') width = height = Math.hypot(written, heightOf(lines)) + padding.x * 1.5;
  const boxes = children.map(boxOf);
  const below = boxes.reduce((sum, { room }) => sum + room, 0) + ROW_GAP * Math.max(0, boxes.length - 1);
  return { lines, outline, width, height, room: Math.max(height, below), children: boxes };
}

class Tree {
  readonly links: Element[] = [];
  readonly boxes: Element[] = [];
  readonly spoken: string[] = [];
  /** Left edge of each column. */
  private readonly lefts: number[] = [];
  width = EDGE;

  constructor(root: Box) {
    for (let column = [root]; column.length > 0; column = column.flatMap(({ children }) => children)) {
      this.lefts.push(this.width);
      this.width += Math.max(...column.map(({ width }) => width)) + COLUMN_GAP;
    }
    this.width += EDGE - COLUMN_GAP;
  }

  /**
   * @param top of the area of the subtree
   * @param branch index of the root's child that it belongs to
   */
  place(box: Box, top: number, depth: number, branch = 0): void {
    const x = this.lefts[depth]!;
    const y = top + box.room / 2;
    this.boxes.push(
      outlineOf(box.outline, { x, y: y - box.height / 2, width: box.width, height: box.height }),
      text(x + box.width / 2, y - ((box.lines.length - 1) / 2) * heightOf(['']), box.lines, {
        anchor: 'middle',
        isStrong: depth === 0,
      }),
    );
    this.spoken.push(box.lines.join(' '));
    const all = box.children.reduce((sum, { room }) => sum + room + ROW_GAP, -ROW_GAP);
    let next = top + (box.room - all) / 2;
    for (const [index, child] of box.children.entries()) {
      const own = depth === 0 ? index : branch;
      const end = this.lefts[depth + 1]!;
      this.links.push(link(x + box.width, y, end, next + child.room / 2, colourOf(own), depth));
      this.place(child, next, depth + 1, own);
      next += child.room + ROW_GAP;
    }
  }
}

function link(x1: number, y1: number, x2: number, y2: number, stroke: string, depth: number): Element {
  // Curves have the same width in each column, for nodes of any width.
  const begin = x2 - COLUMN_GAP;
  const half = (begin + x2) / 2;
  const steps = ['M', x1, y1, 'H', begin, 'C', half, y1, half, y2, x2, y2];
  return path(steps, { fill: 'none', stroke, strokeWidth: depth === 0 ? 3 : 2 });
}

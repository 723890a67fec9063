import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const BLOCKS = new Set(
  'aside blockquote dd details dt figure h1 h2 h3 h4 h5 h6 hr li p pre summary table tr'.split(' '),
);

/**
 * Has each block say on which line of the source it begins, from 1, as `data-line`. Footnotes stand elsewhere than they
 * were written.
 * @param lines for each line of the text that was parsed that of the source, both from 0
 */
export function markLines(tree: Root, lines: readonly number[]): void {
  visit(tree, 'element', (node: Element) => {
    if ('dataFootnotes' in node.properties) return SKIP;
    const line = node.position && lines[node.position.start.line - 1];
    if (line !== undefined && BLOCKS.has(node.tagName)) node.properties['dataLine'] = line + 1;
    return undefined;
  });
}

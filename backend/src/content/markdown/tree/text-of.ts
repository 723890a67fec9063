import type { Nodes } from 'hast';

/** The text of a node without the numbers of its footnotes. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && 'dataFootnoteRef' in node.properties) return '';
  return node.children.map(textOf).join('');
}

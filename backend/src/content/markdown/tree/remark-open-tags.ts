import type { Html, Nodes, Parents, Root } from 'mdast';
import { visit } from './visit.js';

/** Formatting elements that HTML reopens in each following block until they are closed. */
const TAG = /<!--[^]*?-->|<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/i;
/** Elements that end the formatting in them. */
const BLOCK =
  /^(?:address|article|aside|blockquote|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|li|main|nav|ol|p|pre|section|summary|table|td|th|tr|ul)$/i;

interface Opened {
  name: string;
  node: Html;
  parent: Parents;
  /** Offset in its own piece of HTML at which to close it: before the end of the block element around it. */
  before?: number;
}

/** Closes unclosed formatting at the end of its block. */
export function remarkOpenTags() {
  return (tree: Root): void => {
    const open: Opened[] = [];
    visit(tree, (node: Nodes, _index: number | undefined, parent: Parents | undefined) => {
      if (node.type !== 'html') return;
      const mine: Opened[] = [];
      for (const { 1: slash, 2: name, index } of node.value.matchAll(TAG)) {
        if (!name) continue;
        if (BLOCK.test(name)) {
          for (const one of mine) if (open.includes(one)) one.before ??= index;
        } else if (FORMATTING.test(name)) {
          const at = slash ? open.findLastIndex((one) => one.name === name.toLowerCase()) : -1;
          if (at >= 0) open.splice(at, 1);
          if (slash) continue;
          const opened: Opened = { name: name.toLowerCase(), node, parent: parent! };
          mine.push(opened);
          open.push(opened);
        }
      }
    });
    // The last opened element is closed first; insertions into one piece run from its end to its beginning.
    for (const { name, node, parent, before } of open.toReversed()) {
      const closing = `</${name}>`;
      if (isFlow(parent)) {
        const at = before ?? node.value.length;
        node.value = node.value.slice(0, at) + closing + node.value.slice(at);
      } else (parent.children as Html[]).push({ type: 'html', value: closing });
    }
  };
}

/** Whether a node contains blocks, so that a piece of HTML in it is a block, too. */
const isFlow = ({ type }: Nodes): boolean =>
  type === 'root' ||
  type === 'blockquote' ||
  type === 'listItem' ||
  type === 'containerDirective' ||
  type === 'footnoteDefinition' ||
  (type as string) === 'defListDescription';

import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { textOf } from './text-of.js';

const MAX_HIGHLIGHTED = 30_000;

/** Lets tables and code scroll by themselves, by keyboard too, and gives the boxes of task lists a name. */
export function rehypeBlocks() {
  return (tree: Root): void => {
    let tables = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'table') {
        tables++;
        parent!.children[index!] = scrollable(node, tables === 1 ? 'Tableau' : `Tableau ${tables}`);
        return SKIP;
      }
      if (node.tagName === 'pre') {
        node.properties['tabIndex'] = 0;
        describeCode(node);
        return SKIP;
      }
      if (node.tagName === 'input') {
        node.properties['ariaLabel'] = node.properties['checked'] ? 'Fait' : 'À faire';
      }
      return undefined;
    });
  };
}

function scrollable(table: Element, ariaLabel: string): Element {
  const properties = { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

function describeCode(pre: Element): void {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return;
  const classes = Array.isArray(code.properties['className']) ? code.properties['className'] : [];
  const language = classes.map(String).find((name) => name.startsWith('language-'));
  if (language) pre.properties['dataLanguage'] = language.slice('language-'.length);
  // Grammars take too long over what is no sample but a file.
  if (textOf(code).length > MAX_HIGHLIGHTED) code.properties['className'] = ['no-highlight'];
}

import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '../markdown/tree/text-of.js';
import { escapeText } from '../../platform/common/escape-text.js';

/**
 * Numbers links, because their targets are invisible on paper.
 * @returns the list of targets, to append to the text
 */
export function citeLinks(tree: Root): string {
  return linkList(numberLinks(tree));
}

/** @returns their addresses, in order */
function numberLinks(tree: Root): string[] {
  const addresses: string[] = [];
  visit(tree, 'element', (node) => {
    const { href } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string' || !/^https?:/.test(href)) return;
    if (textOf(node).includes(href.replace(/^https?:\/\//, '').replace(/\/$/, ''))) return;
    if (!addresses.includes(href)) addresses.push(href);
    node.children.push({
      type: 'element',
      tagName: 'sup',
      properties: { className: ['link-number'] },
      children: [{ type: 'text', value: `\u202F${addresses.indexOf(href) + 1}` }],
    });
  });
  return addresses;
}

function linkList(addresses: string[]): string {
  if (addresses.length === 0) return '';
  const entries = addresses.map(
    (address) => `<li><a href="${escapeText(address)}">${escapeText(address)}</a></li>`,
  );
  return `<section class="links"><h2>Liens cités</h2>\n<ol>${entries.join('\n')}</ol></section>`;
}

import type { Link, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from './visit.js';

/** Quotation marks, ellipses, dashes and no-break spaces, which end an address in French text. */
const PUNCTUATION = /[«»‹›“”„‟‘’‚‛…–—\u00A0\u202F]/;
const TRAILING = /[?!.,:;*_~'"]$/;

/** Ends addresses without marks where a reader would end them. */
export function remarkBareLinks() {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value);
    visit(tree, 'link', (node, index, parent) => {
      const [text] = node.children;
      if (text?.type !== 'text' || !isBare(node, text, source)) return undefined;
      const address = withoutTrail(text.value.split(PUNCTUATION, 1)[0]!);
      const rest = text.value.slice(address.length);
      if (!rest) return undefined;
      const after: Text = { type: 'text', value: rest };
      if (!/^(?:https?:\/\/|www\.)[^/?#.]*[^/?#]/i.test(address)) {
        parent!.children.splice(index!, 1, { type: 'text', value: text.value });
        return index! + 1;
      }
      // URL and text are the same address, but the URL is percent-encoded and may have got a scheme.
      const scheme = node.url.startsWith(text.value) ? '' : node.url.slice(0, node.url.indexOf(text.value));
      node.url = scheme + address;
      text.value = address;
      parent!.children.splice(index! + 1, 0, after);
      return index! + 2;
    });
  };
}

/** The parser finds these addresses after building the tree, so they have no position. */
function isBare({ position, url }: Link, { value }: Text, source: string): boolean {
  if (!PUNCTUATION.test(value) || /^mailto:/i.test(url)) return false;
  return !position || source.startsWith(value, position.start.offset);
}

/** Removes the same characters as GFM: punctuation, and closing brackets without an opening one. */
function withoutTrail(address: string): string {
  let end = address;
  for (;;) {
    const shorter = end.replace(TRAILING, '');
    const isOpen = shorter.endsWith(')') && shorter.split(')').length > shorter.split('(').length;
    const next = isOpen ? shorter.slice(0, -1) : shorter;
    if (next === end) return end;
    end = next;
  }
}

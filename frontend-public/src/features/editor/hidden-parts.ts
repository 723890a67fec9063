import type { SyntaxNode, Tree } from '@lezer/common';
import type { Text } from '@codemirror/state';

interface HiddenPart {
  at: number;
  message: string;
}

/** Tags are matched first, since their attributes may contain text that looks like a comment. */
const HTML_PARTS = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|(<!--|<[!?])/gi;
const NOTE = /^\[\^([^\]\s]+)\]:/;

const hidden = (name: string) =>
  `${name}\u00A0: seuls les auteurs et les administrateurs le lisent, le Markdown des lecteurs ne le contient pas`;

/** Parts of a text that readers never see: comments, and definitions and footnotes to which nothing refers. */
export function hiddenParts(doc: Text, tree: Tree): HiddenPart[] {
  const parts: HiddenPart[] = [];
  const defined = new Map<string, number>();
  const used = new Set<string>();
  /** Offsets of footnotes, whose own label is not a reference. */
  const notesAt: number[] = [];
  tree.iterate({
    enter({ name, node, from, to }) {
      const text = () => doc.sliceString(from, to);
      if (/^(?:Comment|ProcessingInstruction)/.test(name))
        parts.push({ at: from, message: hidden('Commentaire') });
      if (name === 'HTMLBlock') {
        for (const { 1: comment, index } of text().matchAll(HTML_PARTS))
          if (comment) parts.push({ at: from + index, message: hidden('Commentaire') });
      }
      const isOwnLabel = from === notesAt.at(-1);
      if ((name === 'Link' && !isOwnLabel) || name === 'Image') used.add(identifier(referred(doc, node)));
      const note = name === 'Paragraph' ? NOTE.exec(text())?.[1] : undefined;
      if (note) notesAt.push(from);
      const label = name === 'LinkReference' ? node.getChild('LinkLabel') : null;
      const key = note ? `^${note}` : label && doc.sliceString(label.from + 1, label.to - 1);
      if (key && !defined.has(identifier(key))) defined.set(identifier(key), from);
      return name !== 'FencedCode' && name !== 'CodeBlock';
    },
  });
  for (const [key, at] of defined)
    if (!used.has(key)) parts.push({ at, message: hidden(`« ${key} », à quoi rien ne renvoie`) });
  return parts;
}

/** Label of a reference: the second brackets, or the first where these are empty or missing. */
function referred(doc: Text, node: SyntaxNode): string {
  const label = node.getChild('LinkLabel');
  if (label && label.to - label.from > 2) return doc.sliceString(label.from + 1, label.to - 1);
  const [open, close] = node.getChildren('LinkMark');
  return open && close ? doc.sliceString(open.to, close.from) : '';
}

const identifier = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

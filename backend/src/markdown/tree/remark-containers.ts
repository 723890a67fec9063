import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type {} from 'remark-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type AdmonitionKind, admonitionKind, admonitionTitle } from '../admonition-kinds.js';

/** Makes admonitions of `:::` containers and of GitHub's alerts; other directives are text that only looks like one. */
export function remarkContainers() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') {
        const [first, ...rest] = node.children;
        const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
        const label = labelled ? first.children : [];
        const content = labelled ? rest : node.children;
        const kind = admonitionKind(node.name);
        const hidden = 'replie' in (node.attributes ?? {}) || 'deplie' in (node.attributes ?? {});
        node.children = content;
        if (kind) frame(node, kind, label, hidden ? 'deplie' in node.attributes! : undefined);
        else {
          node.data = { hName: 'div' };
          if (label.length > 0) node.children.unshift(paragraph([{ type: 'strong', children: label }]));
        }
      } else if (node.type === 'textDirective') {
        const literal = asWritten(node, source);
        parent!.children.splice(index!, 1, ...(literal as RootContent[]));
        return index;
      } else if (node.type === 'leafDirective') {
        parent!.children.splice(index!, 1, paragraph(asWritten(node, source)));
        return [SKIP, index! + 1];
      } else if (node.type === 'blockquote') readAlert(node);
      return undefined;
    });
  };
}

/** A title of its own in place of the kind's, and `open` for what can be folded away. */
function frame(
  node: { children: RootContent[]; data?: object },
  kind: AdmonitionKind,
  label: PhrasingContent[],
  open: boolean | undefined,
): void {
  const className = ['admonition', `admonition-${kind}`];
  const title = paragraph(label.length > 0 ? label : [{ type: 'text', value: admonitionTitle(kind) }]);
  title.data = { hName: open === undefined ? 'p' : 'summary', hProperties: { className: ['admonition-title'] } };
  node.children = [title, ...node.children];
  node.data =
    open === undefined
      ? { hName: 'aside', hProperties: { className, role: 'note' } }
      : { hName: 'details', hProperties: open ? { className, open } : { className } };
}

function readAlert(quote: Blockquote): void {
  const first = quote.children[0];
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return;
  const [marker, name, title] = /^\[!([A-Z]+)\][-+]?[ \t]*(.*)(?:\n|$)/i.exec(text.value) ?? [];
  const kind = name && admonitionKind(name);
  if (!kind || marker === undefined) return;
  text.value = text.value.slice(marker.length);
  if (text.value === '') first.children.shift();
  if (first.children[0]?.type === 'break') first.children.shift();
  if (first.children.length === 0) quote.children.shift();
  frame(quote, kind, title ? [{ type: 'text', value: title }] : [], undefined);
}

interface Written {
  children: PhrasingContent[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** The text of a directive with what the parser found inside its brackets. */
function asWritten(node: Written, source: string): PhrasingContent[] {
  const { start, end } = node.position!;
  const first = node.children[0]?.position?.start.offset ?? end.offset!;
  const last = node.children.at(-1)?.position?.end.offset ?? end.offset!;
  const text = (from: number, to: number): PhrasingContent[] =>
    to > from ? [{ type: 'text', value: source.slice(from, to) }] : [];
  return [...text(start.offset!, first), ...node.children, ...text(last, end.offset!)];
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

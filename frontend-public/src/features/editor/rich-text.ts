// Loaded when formatted text is first pasted.
import type { Nodes } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Formatted text as Markdown, in the form that the toolbar writes. */
export function markdownOf(tree: Nodes): string {
  const markdown = toMarkdown(toMdast(tree), {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
  return markdown.trim();
}

// Separate chunk, loaded when formatted text is first pasted.
import type { Nodes } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Converts formatted text to Markdown, in the syntax that the toolbar uses. */
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

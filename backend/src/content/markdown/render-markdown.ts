import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeHighlight from 'rehype-highlight';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { defListHastHandlers, remarkDefinitionList } from 'remark-definition-list';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { isTooIntricate } from './intricacy.js';
import { rehypeEmptyClasses, schema } from './sanitize.js';
import { prepareSource } from './source/prepare-source.js';
import { grammarAliases, grammars } from './tree/code-grammars.js';
import { rehypeBlocks } from './tree/rehype-blocks.js';
import { rehypeHeadings } from './tree/rehype-headings.js';
import { rehypeImages, type MarkdownAsset } from './tree/rehype-images.js';
import { rehypeLinks } from './tree/rehype-links.js';
import { rehypeEmbeds, rehypeNeutralTags } from './tree/rehype-neutral-tags.js';
import { rehypeTypography } from './tree/rehype-typography.js';
import { remarkCode } from './tree/remark-code.js';
import { remarkContainers } from './tree/remark-containers.js';
import { remarkTags } from './tree/remark-tags.js';

export type { MarkdownAsset } from './tree/rehype-images.js';

/** Goes up whenever the same source gives other HTML: what is stored is then rendered again. */
export const RENDERER_VERSION = 1;

const WORDS_A_MINUTE = 200;

export interface RenderedMarkdown {
  /** Sanitised. */
  html: string;
  /** What a reader reads, for searching: one line a block, plain spaces. */
  text: string;
  /** Minutes, 1 at least. */
  readTime: number;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDefinitionList)
  .use(remarkContainers)
  .use(remarkTags)
  .use(remarkCode)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: defListHastHandlers,
    clobberPrefix: '',
    footnoteLabel: 'Notes',
    footnoteBackLabel: (reference, again) =>
      `Retour au texte, note ${reference + 1}${again > 1 ? ` (${again})` : ''}`,
  })
  .use(rehypeNeutralTags)
  .use(rehypeRaw)
  .use(rehypeEmbeds)
  .use(rehypeSanitize, schema)
  .use(rehypeEmptyClasses)
  // All that follows is our own doing and may use what authors may not.
  .use(rehypeHeadings)
  .use(rehypeLinks)
  .use(rehypeImages)
  .use(rehypeBlocks)
  .use(rehypeHighlight, { languages: grammars, aliases: grammarAliases })
  .use(rehypeTypography)
  .use(rehypeStringify)
  .freeze();

/**
 * Turns Markdown into HTML that is safe to show.
 * @param assets the site's copies of local images, keyed by link as written
 */
export async function renderMarkdown(
  source: string,
  assets: Record<string, MarkdownAsset> = {},
): Promise<RenderedMarkdown> {
  const { html, text } = await build(source, assets);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return { html, text, readTime: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)) };
}

/** The text of the first paragraph that stands in no quote, list or frame; empty without one. */
export async function firstParagraph(source: string): Promise<string> {
  const { tree } = await build(source, {});
  const found = tree.children.find((node) => node.type === 'element' && node.tagName === 'p');
  return found ? plainText({ type: 'root', children: [found] }).replaceAll('\n', ' ') : '';
}

interface Built {
  tree: Root;
  html: string;
  text: string;
}

async function build(source: string, assets: Record<string, MarkdownAsset>): Promise<Built> {
  if (isTooIntricate(source)) return buildPlain(source);
  try {
    const file = new VFile({ value: prepareSource(source), data: { assets } });
    const tree = await processor.run(processor.parse(file), file);
    return { tree, html: processor.stringify(tree), text: plainText(tree) };
  } catch (error) {
    // Nested deeper than the stack allows.
    if (error instanceof RangeError) return buildPlain(source);
    throw error;
  }
}

/** What can't be rendered is shown as it was written. */
function buildPlain(source: string): Built {
  const paragraphs = source.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  const tree: Root = {
    type: 'root',
    children: paragraphs.filter(Boolean).map((value) => ({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value }],
    })),
  };
  return { tree, html: processor.stringify(tree), text: paragraphs.join('\n').trim() };
}

function plainText(tree: Root): string {
  return toText(tree)
    .replace(/↩\d*/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

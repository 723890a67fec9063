import type { Element, Root, RootContent } from 'hast';
import type { Root as Markdown } from 'mdast';
import { toText } from 'hast-util-to-text';
import rehypeHighlight from 'rehype-highlight';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { defListHastHandlers } from 'remark-definition-list';
import remarkRehype from 'remark-rehype';
import { VFile } from 'vfile';
import { SKIP } from 'unist-util-visit';
import { isDiagram, labelsOf } from './diagrams/labels-of.js';
import { complexityProblem } from './complexity.js';
import { markdownParser } from './parse-markdown.js';
import type { MarkdownAsset, Remark, RenderedMarkdown } from './rendered-markdown.js';
import { rehypeEmptyClasses, schema } from './sanitize.js';
import { withoutAnyComment } from './source/hidden-comments.js';
import { prepareSource } from './source/prepare-source.js';
import { sourceRemarks } from './source/source-remarks.js';
import { sourceLinesOf } from './source/source-lines-of.js';
import { grammarAliases, grammars } from './tree/code-grammars.js';
import { rehypeBlocks } from './tree/rehype-blocks.js';
import { rehypeDiagrams } from './tree/rehype-diagrams.js';
import { rehypeFormulas } from './tree/rehype-formulas.js';
import { rehypeHeadings } from './tree/rehype-headings.js';
import { rehypeHidden, rehypeUnshownTags } from './tree/rehype-hidden.js';
import { imageKey, rehypeImages } from './tree/rehype-images.js';
import { rehypeLinkTargets } from './tree/rehype-link-targets.js';
import { rehypeLinks } from './tree/rehype-links.js';
import { rehypeEmbeds, rehypeNeutralTags } from './tree/rehype-neutral-tags.js';
import { rehypeSelfLinks } from './tree/rehype-self-links.js';
import { rehypeTypography } from './tree/rehype-typography.js';
import { remarkBareLinks } from './tree/remark-bare-links.js';
import { remarkCode } from './tree/remark-code.js';
import { remarkDisplayFormulas } from './tree/remark-display-formulas.js';
import { remarkOpenTags } from './tree/remark-open-tags.js';
import { remarkTags } from './tree/remark-tags.js';
import { visit } from './tree/visit.js';

const WORDS_A_MINUTE = 200;
const NOTHING = { links: [], images: [] };
const NO_ANCHORS = { ids: [], headings: [], given: [] };

/** Thrown for Markdown that is too costly to render. `message` gives the reason in French. */
export class TooComplexError extends Error {}

const processor = markdownParser()
  .use(remarkBareLinks)
  .use(remarkDisplayFormulas)
  .use(remarkTags)
  .use(remarkOpenTags)
  .use(remarkCode)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: defListHastHandlers,
    clobberPrefix: '',
    footnoteLabel: 'Notes',
    footnoteBackLabel: (reference, again) =>
      `Retour au texte, note ${reference + 1}${again > 1 ? ` (${again})` : ''}`,
  })
  .use(rehypeUnshownTags)
  .use(rehypeNeutralTags)
  .use(rehypeRaw)
  .use(rehypeHidden)
  .use(rehypeEmbeds)
  .use(rehypeLinkTargets)
  .use(rehypeSanitize, schema)
  .use(rehypeEmptyClasses)
  // These plugins run after sanitizing, so they may add markup that authors may not use.
  .use(rehypeHeadings)
  .use(rehypeLinks)
  .use(rehypeImages)
  .use(rehypeFormulas)
  .use(rehypeDiagrams)
  .use(rehypeBlocks)
  .use(rehypeSelfLinks)
  .use(rehypeHighlight, { languages: grammars, aliases: grammarAliases })
  .use(rehypeTypography)
  .use(rehypeStringify)
  .freeze();

/** @param prepared result of `prepareSource` */
export function parseMarkdown(prepared: string): Markdown {
  return processor.parse(prepared);
}

/**
 * Renders Markdown to safe HTML. Long texts take seconds, so the site calls it through MarkdownRenderer.
 * @param assets stored copies of local images, by link as written
 * @param marked adds source line numbers to blocks, see `markLines`
 * @throws TooComplexError
 */
export async function renderMarkdown(
  source: string,
  assets: Record<string, MarkdownAsset> = {},
  marked = false,
): Promise<RenderedMarkdown> {
  const reason = complexityProblem(source);
  if (reason) throw new TooComplexError(reason);
  try {
    const prepared = prepareSource(source);
    const file = new VFile({ value: prepared, data: { assets } });
    const tree = await processor.run(processor.parse(file), file);
    const lines =
      marked || file.data.deadFragments || file.data.hidden ? sourceLinesOf(prepared, source) : [];
    if (marked) markLines(tree, lines);
    return toRendered(tree, remarksOn(source, assets, file, lines), file.data);
  } catch (error) {
    // Nesting exceeds the stack.
    if (error instanceof RangeError) throw new TooComplexError('ses éléments s’emboîtent trop profondément');
    throw error;
  }
}

function remarksOn(
  source: string,
  assets: Record<string, MarkdownAsset>,
  file: VFile,
  lines: number[],
): Remark[] {
  const targets = new Set(Object.keys(assets).map(imageKey));
  const sourceLine = (line = 1) => (lines[line - 1] ?? 0) + 1;
  const hidden = (file.data.hidden ?? []).map(({ name, line }) => ({
    line: sourceLine(line),
    message: `Élément <${name}> caché : son contenu n’est montré nulle part`,
  }));
  const dead = (file.data.deadFragments ?? []).map(({ name, line }) => ({
    line: sourceLine(line),
    message: `Lien vers « #${name} » : aucun intertitre de ce nom, seul son texte est montré`,
  }));
  const remarks = [...sourceRemarks(source, (link) => targets.has(imageKey(link))), ...hidden, ...dead];
  return remarks.sort((a, b) => a.line - b.line);
}

/** Shows the source of a text that can't be rendered, in paragraphs. */
export function renderSourceText(source: string): RenderedMarkdown {
  const paragraphs = withoutAnyComment(source)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  const tree: Root = {
    type: 'root',
    children: paragraphs.filter(Boolean).map((value) => ({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value }],
    })),
  };
  return toRendered(tree, []);
}

function toRendered(
  tree: Root,
  remarks: Remark[],
  { lost = NOTHING, anchors = NO_ANCHORS }: VFile['data'] = {},
): RenderedMarkdown {
  const text = plainText(tree);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return {
    html: processor.stringify(tree),
    text,
    words,
    readTime: Math.max(1, Math.ceil(words / WORDS_A_MINUTE)),
    opening: openingOf(tree),
    remarks,
    lost,
    anchors,
  };
}

function openingOf({ children }: Root): string {
  for (const node of children) {
    if (node.type !== 'element' || node.tagName !== 'p') continue;
    const text = plainText({ type: 'root', children: [node] }).replaceAll('\n', ' ');
    if (text) return text;
  }
  return '';
}

function plainText(tree: Root): string {
  return toText(withLabels(tree))
    .replace(/↩\d*/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Replaces diagrams by their labels, separated, without their source, and leaves out the numbers of notes. */
function withLabels<Node extends Root | Element>(node: Node): Node {
  let isChanged = false;
  const children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child];
    const readable = isDiagram(child) ? labelled(child) : withLabels(child);
    isChanged ||= readable !== child;
    if (!('dataFootnoteRef' in child.properties)) return [readable];
    isChanged = true;
    return [];
  });
  return isChanged ? { ...node, children } : node;
}

function labelled(diagram: Element): Element {
  const lines = labelsOf(diagram).map((value): Element => {
    return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] };
  });
  const caption = diagram.children.filter(
    (child) => child.type === 'element' && child.tagName === 'figcaption',
  );
  return { ...diagram, children: [...lines, ...caption] };
}

const BLOCKS = new Set(
  'aside blockquote dd details dt figure h1 h2 h3 h4 h5 h6 hr li p pre summary table tr'.split(' '),
);

/**
 * Sets `data-line` of each block to its line in the source, from 1. Footnotes are skipped, since they are moved.
 * @param lines source line of each parsed line, both from 0
 */
function markLines(tree: Root, lines: readonly number[]): void {
  visit(tree, 'element', (node: Element) => {
    if ('dataFootnotes' in node.properties) return SKIP;
    const line = node.position && lines[node.position.start.line - 1];
    if (line !== undefined && BLOCKS.has(node.tagName)) node.properties['dataLine'] = line + 1;
    return undefined;
  });
}

import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/**
 * Passages of a Markdown text missing from its rendering, compared without spaces and punctuation. It parses plain
 * CommonMark, independently of the renderer's dialects, and only strips their marks outside of text.
 */
export function lostText(markdown: string, html: string): string[] {
  const shown = letters(textOf(parseFragment(html)));
  return passages(markdown, 0).filter((passage) => !shown.includes(letters(passage)));
}

function passages(markdown: string, depth: number): string[] {
  const source = readMarks(markdown);
  const found: string[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'code') found.push(...codePassages(source, node, depth));
    else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      found.push(...prose(node));
    else if ('children' in node) node.children.forEach(walk);
  };
  walk(parser.parse(source));
  return found;
}

/** Keeps only the text of container openings and of tags with image attributes. */
function readMarks(markdown: string): string {
  const title = (line: string): string => {
    const text = /"(.*)"/.exec(line)?.[1] ?? line.replace(/^[ \t>]*:+[ \t]*(?:\{[^}]*\}|[\p{L}\w-]*)/u, '');
    return `\n\n${line.startsWith('>') ? '> ' : ''}${text}\n\n`;
  };
  return markdown
    .replace(/^<img .*\/>$/gm, '')
    .replace(/^[ \t>]*:{3,}.*$/gm, title)
    .replace(/^[ \t]*(?:!!!|\?\?\?)\+?.*$/gm, title)
    .replace(/^(`{3,}(?:smart|warn))[ \t]+header.*$/gm, (line, opening: string) => `${title(line)}${opening}`)
    .replace(
      /^\{%[^]*?%\}/gm,
      (tag) =>
        [...tag.matchAll(/\b(?:alt|caption|summary|content)="([^"]*)"/g)]
          .map(([, value]) => `\n\n${value}`)
          .join('') + '\n\n',
    );
}

/** Indented code may be content of a dialect, and some fences contain prose: both may count as Markdown or as code. */
function codePassages(source: string, node: Extract<Nodes, { type: 'code' }>, depth: number): string[] {
  const opening = source.slice(node.position!.start.offset, node.position!.start.offset! + 3);
  const fenced = opening === '```' || opening === '~~~';
  if (depth < 5 && (!fenced || /^(?:smart|warn|online|offline)$/.test(node.lang ?? '')))
    return passages(node.value, depth + 1);
  return node.value.split('\n');
}

/** Text between the HTML, images, footnotes and template tags of a passage. */
function prose(node: Nodes): string[] {
  const pieces: string[] = [''];
  const walk = (child: Nodes): void => {
    if (
      child.type === 'html' ||
      child.type === 'image' ||
      child.type === 'footnoteReference' ||
      child.type === 'imageReference'
    ) {
      pieces.push('');
    } else if ('children' in child) child.children.forEach(walk);
    else pieces[pieces.length - 1] += child.type === 'break' ? ' ' : toString(child);
  };
  walk(node);
  return pieces.flatMap((piece) => piece.split(TEMPLATE_MARK));
}

const TEMPLATE_MARK = /\{%[^]*?%\}|\{\{[^]*?\}\}|\{[^{}]*\}|^\[(?:_?toc_?|(?:codetabs|iframe|recent) .*)\]$/i;

function letters(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

import { FENCE, literalLines, proseFence } from './literal-lines.js';
import type { SourceLine } from './source-line.js';

type Block =
  /** Fenced code. `quotes` is the number of `>` before it. */
  | { ends: 'fence'; mark: string; length: number; quotes: number }
  /** An HTML block; ends on the line that matches. */
  | { ends: 'html'; at: RegExp }
  | { ends: 'highlight' };

/** The lookahead separates the language from the rest unambiguously, which avoids quadratic backtracking. */
const HIGHLIGHT = /^ {0,3}\{%-?\s*highlight\s+([\w+#-]+)(?![\w+#-])[^%]*%\}\s*$/;
const HIGHLIGHT_END = /^ {0,3}\{%-?\s*endhighlight\s*-?%\}\s*$/;
const LONG_FENCE = '`'.repeat(12);

/** Splits Markdown into lines and tells code and formulas from prose. Fences around prose become containers. */
export function readLines(source: string): SourceLine[] {
  const lines: SourceLine[] = [];
  const proseFences: { mark: string; length: number }[] = [];
  let block: Block | undefined;
  const texts = source.split('\n');
  const isLiteral = literalLines(texts);
  for (const [index, text] of texts.entries()) {
    if (block?.ends === 'fence' && countQuotes(text) < block.quotes) block = undefined;
    if (block) {
      const closed = closes(text, block);
      lines.push({ text: closed && block.ends === 'highlight' ? LONG_FENCE : text, code: true });
      if (closed) block = undefined;
      continue;
    }
    if (isLiteral[index]) {
      lines.push({ text, code: true });
      continue;
    }
    const prefix = /^[ \t>]*/.exec(text)![0];
    const fence = proseFences.at(-1);
    if (fence && closesFence(text, fence)) {
      proseFences.pop();
      lines.push({ text: '', code: false, container: { edge: 'close', prefix } });
      continue;
    }
    const opening = FENCE.exec(text);
    const prose = opening && proseFence(opening[3]!);
    if (prose) {
      proseFences.push({ mark: opening[2]![0]!, length: opening[2]!.length });
      lines.push({ text: '', code: false, container: { edge: 'open', prefix, ...prose } });
      continue;
    }
    block = opening ? fencedBlock(opening) : otherBlock(text);
    const highlight = block?.ends === 'highlight' ? HIGHLIGHT.exec(text) : undefined;
    lines.push({ text: highlight ? LONG_FENCE + highlight[1]! : text, code: block !== undefined });
    if (block?.ends === 'html' && block.at.test(text)) block = undefined;
  }
  return lines;
}

function fencedBlock([, before, fence, info]: RegExpExecArray): Block | undefined {
  const mark = fence![0]!;
  if (mark === '`' && info!.includes('`')) return undefined;
  return { ends: 'fence', mark, length: fence!.length, quotes: countQuotes(before!) };
}

function otherBlock(text: string): Block | undefined {
  if (/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i.test(text)) {
    return { ends: 'html', at: /<\/(?:script|pre|style|textarea)>/i };
  }
  if (/^ {0,3}<!--/.test(text)) return { ends: 'html', at: /-->/ };
  return HIGHLIGHT.test(text) ? { ends: 'highlight' } : undefined;
}

function closes(text: string, block: Block): boolean {
  if (block.ends === 'html') return block.at.test(text);
  if (block.ends === 'highlight') return HIGHLIGHT_END.test(text);
  return closesFence(text, block);
}

function closesFence(text: string, { mark, length }: { mark: string; length: number }): boolean {
  const rest = text.replace(/^[ \t>]+/, '').trimEnd();
  return rest.length >= length && rest === mark.repeat(rest.length);
}

function countQuotes(text: string): number {
  return (/^[ \t>]*/.exec(text)![0].match(/>/g) ?? []).length;
}

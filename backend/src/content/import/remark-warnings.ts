import type { Remark } from '../markdown/rendered-markdown.js';
import { decode } from './decode-text.js';
import type { Article } from './read-article.js';

const MAX_LINES = 10;

/**
 * Remarks of the renderer with the lines of the file, each message once. Lost links and images have their own warnings.
 * @param source the rendered text: the end of the file
 */
export function remarkWarnings(
  remarks: readonly Remark[],
  { bytes }: Pick<Article, 'bytes'>,
  source: string,
): string[] {
  const told = remarks.filter(({ isLoss }) => !isLoss);
  if (told.length === 0) return [];
  const above = countLines(decode(bytes, () => undefined)) - countLines(source);
  const linesOf = new Map<string, Set<number>>();
  for (const { line, message } of told)
    linesOf.set(message, (linesOf.get(message) ?? new Set()).add(line + above));
  return [...linesOf].map(([message, found]) => {
    const lines = [...found];
    const more = lines.length > MAX_LINES ? ` et ${lines.length - MAX_LINES} de plus` : '';
    const label = lines.length > 1 ? 'lignes' : 'ligne';
    return `${message.charAt(0).toLowerCase()}${message.slice(1)} (${label} ${lines.slice(0, MAX_LINES).join(', ')}${more})`;
  });
}

const countLines = (text: string): number => text.trimEnd().split('\n').length;

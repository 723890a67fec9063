import { readFile } from 'node:fs/promises';
import { decode } from './decode-text.js';
import { fileWithin } from './find-articles.js';
import { divide, hasHeader, untilFence } from './header.js';
import { Refusal } from './refusal.js';

const MAX_BYTES = 2 * 1024 * 1024;
const ACCOMPANYING =
  /(?:^|\/)(?:attribution|authors|changelog|contributing|licen[cs]e|lisezmoi|readme)[^/]*$/i;

/** A parsed Markdown file. `body` is Markdown with `\n` line ends, without front matter. */
export interface Article {
  bytes: Buffer;
  frontMatter: Record<string, unknown>;
  body: string;
}

/**
 * Reads a Markdown file below the root; undefined for accompanying files (README, LICENSE…).
 * @param remark called for each irregularity that did not prevent reading
 * @throws Refusal
 */
export async function readArticle(
  root: string,
  path: string,
  remark: (message: string) => void,
): Promise<Article | undefined> {
  const file = await fileWithin(root, path);
  if (file.size > MAX_BYTES) {
    const megabytes = (file.size / 1024 / 1024).toLocaleString('fr', { maximumFractionDigits: 1 });
    throw new Refusal(`fichier de ${megabytes} Mo, la limite est de 2 Mo`);
  }
  const bytes = await readFile(file.path).catch(() => {
    throw new Refusal('fichier illisible');
  });
  const text = decode(bytes, remark);
  if (ACCOMPANYING.test(path) && !hasHeader(text)) return undefined;
  return { bytes, ...parseArticle(text) };
}

/**
 * Splits off the front matter.
 * @throws Refusal when there is none, or when it is not closed or is invalid
 */
export function parseArticle(text: string): Omit<Article, 'bytes'> {
  const { header, body } = divide(text);
  return { frontMatter: header, body: dropSecondFrontMatter(body).trim() };
}

/** Drops the original front matter that tutorials from other sites often keep below ours. */
function dropSecondFrontMatter(body: string): string {
  const text = body.replace(/^\s*\n/, '');
  if (!/^---[ \t]*\n/.test(text)) return body;
  const [yaml, rest] = untilFence(text);
  const lines = yaml?.split('\n').filter((line) => line.trim() !== '');
  if (!lines?.length || !/^[\w-]+[ \t]*:/.test(lines[0]!)) return body;
  return lines.every((line) => /^(?:[\w-]+[ \t]*:|[ \t]|#|- )/.test(line)) ? rest! : body;
}

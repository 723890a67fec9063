import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../src/content/import/decode-text.js';
import { parseArticle } from '../src/content/import/read-article.js';

/** The real articles that the queries ask for; they stand beside the repository and are no part of it. */
export const corpus = join(import.meta.dirname, '../../../shared/corpus');
export const hasCorpus = existsSync(corpus);

/** A tutorial in the form that every engine receives. `name` is its file name without `.md`; the judgements use it. */
export interface Document {
  name: string;
  title: string;
  description: string;
  tags: string[];
  headings: string[];
  /** Plain text, one line a block. */
  prose: string;
  code: string;
}

export function readCorpus(): Document[] {
  const files = readdirSync(corpus).filter((file) => file.endsWith('.md') && file !== 'ATTRIBUTION.md');
  return files.sort().map((file) => {
    const { frontMatter, body } = parseArticle(decode(readFileSync(join(corpus, file))));
    const { title, description, tags } = frontMatter;
    return {
      name: file.slice(0, -'.md'.length),
      title: String(title),
      description: typeof description === 'string' ? description : '',
      tags: Array.isArray(tags) ? tags.map(String) : [],
      ...parts(body),
    };
  });
}

const FENCE = /^(```|~~~)/;

/**
 * Splits Markdown line by line. The site's renderer would be more exact, but takes half a minute for all tutorials: too
 * long for a test that always runs.
 */
function parts(source: string): Pick<Document, 'headings' | 'prose' | 'code'> {
  const headings: string[] = [];
  const prose: string[] = [];
  const code: string[] = [];
  let isCode = false;
  for (const line of source.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    else if (isCode) code.push(line.trim());
    else if (/^#{1,6} /.test(line)) headings.push(plain(line.replace(/^#+ /, '')));
    else prose.push(plain(line));
  }
  return { headings, prose: joined(prose), code: joined(code) };
}

const joined = (lines: string[]): string => lines.filter(Boolean).join('\n');

/** The visible text of a line of Markdown, approximately. */
const plain = (line: string): string =>
  line
    .replace(/\{[#/%][^}]*\}/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\S+/g, ' ')
    .replace(/&\w+;/g, ' ')
    .trim();

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the order of the report. */
export const kinds = [
  'title',
  'no-accents',
  'error-left-out',
  'error-doubled',
  'error-swapped',
  'error-wrong',
  'error-added',
  'ending',
  'elided',
  'body',
  'question',
  'bilingual',
] as const;
export type Kind = (typeof kinds)[number];

/**
 * 3: the tutorial looked for; 2: another answer, or part of one; 1: related. A tutorial without a judgement counts as
 * 0.
 */
export type Grade = 1 | 2 | 3;

export interface Query {
  id: string;
  /** The engine may be tuned on one half; the other is reported. */
  half: 'tune' | 'report';
  kind: Kind;
  text: string;
  judgements: Map<string, Grade>;
}

export const queriesFile = join(import.meta.dirname, '../queries.tsv');

/** Depends on the query, not on its place in the file. */
export const idOf = (kind: Kind, text: string): string =>
  `${kind}-${createHash('sha256').update(`${kind}\n${text}`).digest('hex').slice(0, 6)}`;

/** Derived from the id, so that nobody can choose which queries are reported. */
const halfOf = (id: string): Query['half'] =>
  createHash('sha256').update(id).digest().readUInt8(0) % 2 === 0 ? 'tune' : 'report';

/** Reads lines of kind, query and judgements, separated by tabs, after a line of headings. */
export function readQueries(): Query[] {
  const [, ...lines] = readFileSync(queriesFile, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [kind, text, judged] = line.split('\t') as [Kind, string, string];
    const id = idOf(kind, text);
    return { id, half: halfOf(id), kind, text, judgements: readJudgements(judged) };
  });
}

function readJudgements(judged: string): Map<string, Grade> {
  return new Map(
    judged.split(' ').map((each) => {
      const [name, grade] = each.split('=') as [string, string];
      return [name, Number(grade) as Grade];
    }),
  );
}

export const writeQuery = ({ kind, text, judgements }: Pick<Query, 'kind' | 'text' | 'judgements'>): string =>
  [kind, text, [...judgements].map(([name, grade]) => `${name}=${grade}`).join(' ')].join('\t');

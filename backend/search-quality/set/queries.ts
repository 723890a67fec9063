import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the order in which they are reported. */
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

/** 3: what was looked for; 2: answers it too, or in part; 1: touches on it. What is not judged is 0. */
export type Grade = 1 | 2 | 3;

export interface Query {
  id: string;
  /** What the engine may be tuned on, and what it is reported on. */
  half: 'tune' | 'report';
  kind: Kind;
  text: string;
  judgements: Map<string, Grade>;
}

export const queriesFile = join(import.meta.dirname, '../queries.tsv');

/** Changes with the query, not with its place in the file. */
export const idOf = (kind: Kind, text: string): string =>
  `${kind}-${createHash('sha256').update(`${kind}\n${text}`).digest('hex').slice(0, 6)}`;

/** Decided by the id alone: nobody chooses what is reported. */
const halfOf = (id: string): Query['half'] =>
  createHash('sha256').update(id).digest().readUInt8(0) % 2 === 0 ? 'tune' : 'report';

/** Reads `kind`, query and judgements, with tabs between them and a heading in the first line. */
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

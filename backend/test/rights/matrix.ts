import { readFileSync } from 'node:fs';

/** Kinds of callers, in the order of the matrix's columns. */
export const kinds = [
  'visitor',
  'member',
  'author',
  'other',
  'contributor',
  'reviewer',
  'moderator',
  'admin',
  'banned',
  'unconfirmed',
] as const;
export type Kind = (typeof kinds)[number];

export interface Line {
  /** Such as `DELETE /api/comments/{id}`. */
  route: string;
  /** The route, with the case if there are several. */
  name: string;
  answers: Record<Kind, number>;
}

/** Lines of matrix.md, which explains them. */
export function readMatrix(): Line[] {
  const text = readFileSync(new URL('matrix.md', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(readLine);
}

function readLine(line: string): Line {
  const [first = '', ...answers] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const route = /^`(.+)`/.exec(first)?.[1];
  if (!route || answers.length !== kinds.length || !answers.every((answer) => /^\d{3}$/.test(answer))) {
    throw new Error(`matrix.md: not a route and ${kinds.length} statuses: ${line}`);
  }
  return {
    route,
    name: first.replaceAll('`', ''),
    answers: Object.fromEntries(kinds.map((kind, at) => [kind, Number(answers[at])])) as Line['answers'],
  };
}

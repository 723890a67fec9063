import { diff3Merge } from 'node-diff3';
import { fieldNames, isSameField, type FieldName } from '../../features/revisions/written-text';
import type { DraftContent } from './draft-content';

/** A stretch of lines: one that there is no question about, or one that two people have written differently. */
export type Stretch = { agreed: string[] } | { mine: string[]; theirs: string[] };

/** What is chosen whole, unlike the text. */
export type ShortFieldName = Exclude<FieldName, 'source'>;

/** What two texts that began as one come to. */
export interface Merge {
  /** With what is mine in each field that collides. */
  fields: Omit<DraftContent, 'source'>;
  collidingFields: ShortFieldName[];
  stretches: Stretch[];
  collides: boolean;
}

/** Beyond that a browser would stand still: such texts are shown whole, one beside the other. */
const MOST_WORK = 20_000;

/** What of a collision is kept. */
export type Choice = 'mine' | 'theirs' | 'both';

const shortFields = fieldNames.filter((name) => name !== 'source');

/**
 * Joins two texts that began as one: what only one of them has changed is changed, line by line and field by field.
 * Nothing of either is left out: what both have changed differently is given as a collision.
 */
export function mergeDrafts(base: DraftContent, mine: DraftContent, theirs: DraftContent): Merge {
  const taken = shortFields.filter(
    (name) => isSameField(base, mine, name) && !isSameField(base, theirs, name),
  );
  const collidingFields = shortFields.filter(
    (name) =>
      ![
        [base, mine],
        [base, theirs],
        [mine, theirs],
      ].some(([one, other]) => isSameField(one!, other!, name)),
  );
  const { source, ...own } = mine;
  const fields = { ...own, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
  const stretches = mergeTexts(base.source, source, theirs.source);
  const collides = collidingFields.length > 0 || stretches.some((stretch) => 'mine' in stretch);
  return { fields, collidingFields, stretches, collides };
}

function mergeTexts(base: string, mine: string, theirs: string): Stretch[] {
  if (mine === theirs || base === theirs) return [{ agreed: mine.split('\n') }];
  if (base === mine) return [{ agreed: theirs.split('\n') }];
  const [from, one, other] = [linesOf(base), linesOf(mine), linesOf(theirs)];
  if (workFor(from, one) + workFor(from, other) > MOST_WORK) return [{ mine: one, theirs: other }];
  return diff3Merge(one, from, other).map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a, theirs: conflict.b } : { agreed: ok ?? [] },
  );
}

/** Each with the empty lines before it: those are all alike, and there are as many of them as of any others. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let before = '';
  for (const line of text.split('\n')) {
    if (line === '') before += '\n';
    else {
      lines.push(before + line);
      before = '';
    }
  }
  // The text ends with a line end for each of these, and one more that joining the lines gives.
  if (before !== '' || lines.length === 0) lines.push(before.slice(1));
  return lines;
}

/** How many pairs of equal lines there are, which is what joining takes time for. */
function workFor(one: string[], other: string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  return other.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}

/** @param choose for each field and each stretch that collides, by its name or its place */
export function settle(
  { fields, collidingFields, stretches }: Merge,
  theirs: DraftContent,
  choose: (which: ShortFieldName | number) => Choice,
): DraftContent {
  const taken = collidingFields.filter((name) => choose(name) === 'theirs');
  const lines = stretches.flatMap((stretch, place) => {
    if ('agreed' in stretch) return stretch.agreed;
    const choice = choose(place);
    if (choice === 'both') return [...stretch.mine, ...stretch.theirs];
    return stretch[choice];
  });
  return {
    ...fields,
    ...Object.fromEntries(taken.map((name) => [name, theirs[name]])),
    source: lines.join('\n'),
  };
}

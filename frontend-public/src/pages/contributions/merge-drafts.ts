import { diff3Merge } from 'node-diff3';
import { fieldNames, isSameField, type FieldName } from '../../features/revisions/written-text';
import type { DraftContent } from './draft-content';

/** A block of lines: merged, or in conflict. */
export type Stretch = { agreed: string[] } | { mine: string[]; theirs: string[] };

/** Fields that are merged as a whole, unlike the text. */
export type ShortFieldName = Exclude<FieldName, 'source'>;

/** Result of a three-way merge. */
export interface Merge {
  /** Conflicting fields contain mine. */
  fields: Omit<DraftContent, 'source'>;
  collidingFields: ShortFieldName[];
  stretches: Stretch[];
  collides: boolean;
}

/** Larger texts would freeze the browser and are shown side by side instead. */
const MOST_WORK = 20_000;

/** Resolution of a conflict. */
export type Decision = 'mine' | 'theirs' | 'both';

const shortFields = fieldNames.filter((name) => name !== 'source');

/**
 * Three-way merge, line by line and field by field: changes of one side only are applied.
 * Nothing is dropped: different changes of the same place become conflicts.
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

/** Groups each line with preceding blank lines, which would otherwise match each other everywhere. */
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
  // Trailing line ends, plus the one that joining adds.
  if (before !== '' || lines.length === 0) lines.push(before.slice(1));
  return lines;
}

/** Number of pairs of equal lines, which determines the merge's cost. */
function workFor(one: string[], other: string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  return other.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}

/** @param choose resolves each conflict by field name or block index */
export function settle(
  { fields, collidingFields, stretches }: Merge,
  theirs: DraftContent,
  choose: (which: ShortFieldName | number) => Decision,
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

import { diffLines } from 'diff';

export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** Longest edit script, in lines. Beyond it, everything from the first to the last difference is replaced. */
const MAX_DIFFERENCES = 2000;

/** Minimal changes from one text to the other, so that a cursor between them keeps its place. */
export function changesBetween(before: string, after: string): Change[] {
  if (before === after) return [];
  const parts = diffLines(before, after, { maxEditLength: MAX_DIFFERENCES });
  if (!parts) return [withoutCommonEnds(before, { from: 0, to: before.length, insert: after })];
  const changes: Change[] = [];
  let open: Change | undefined;
  let at = 0;
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      open = undefined;
      at += value.length;
      continue;
    }
    if (!open) changes.push((open = { from: at, to: at, insert: '' }));
    if (added) open.insert += value;
    else open.to = at += value.length;
  }
  return changes.map((change) => withoutCommonEnds(before, change));
}

function withoutCommonEnds(text: string, { from, to, insert }: Change): Change {
  let start = 0;
  const least = Math.min(to - from, insert.length);
  while (start < least && text[from + start] === insert[start]) start++;
  let end = 0;
  while (end < least - start && text[to - 1 - end] === insert[insert.length - 1 - end]) end++;
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}

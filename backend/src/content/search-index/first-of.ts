/**
 * The first `most` values in sort order, without sorting all: a query may match most of the site, and only one page is
 * shown.
 * @param compare never returns 0
 */
export function firstOf<Value>(
  values: ArrayLike<Value>,
  most: number,
  compare: (one: Value, other: Value) => number,
): Value[] {
  if (most <= 0) return [];
  if (values.length <= 2 * most) return Array.from(values).sort(compare).slice(0, most);
  // Documents are ordered by age: if the better ones come last, starting there saves replacements.
  const isReversed = compare(values[0]!, values[values.length - 1]!) > 0;
  let first: Value[] = [];
  let last: Value | undefined;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[isReversed ? values.length - 1 - index : index]!;
    if (last !== undefined && compare(value, last) > 0) continue;
    first.push(value);
    if (first.length < 2 * most) continue;
    first = first.sort(compare).slice(0, most);
    last = first.at(-1);
  }
  return first.sort(compare).slice(0, most);
}

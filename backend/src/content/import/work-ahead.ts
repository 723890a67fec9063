/** Gives what `work` makes of the items, in their order, while it is at work on those that follow: `atOnce` in all. */
export async function* workAhead<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const item of items) {
    underWay.push(work(item));
    if (underWay.length >= atOnce) yield underWay.shift()!;
  }
  yield* underWay;
}

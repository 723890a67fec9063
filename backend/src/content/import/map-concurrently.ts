/** Maps items concurrently, at most `atOnce` at a time, and yields the results in order. */
export async function* mapConcurrently<Item, Result>(
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

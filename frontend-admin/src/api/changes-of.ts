/** The fields of a record that differ from the previous one. */
export function changesOf(data: object, previous: object | undefined): object {
  const was = new Map(Object.entries(previous ?? {}));
  const changed = Object.entries(data).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  );
  return Object.fromEntries(changed);
}

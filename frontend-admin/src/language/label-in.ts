/** French label of a name; the name itself, as the server wrote it, when it has none. */
export function labelIn(labels: Record<string, string>, name: string): string {
  return Object.hasOwn(labels, name) ? labels[name]! : name;
}

/** Parses an id from the address; 0 if invalid. */
export function idOf(text = ''): number {
  const id = Number.parseInt(text, 10);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

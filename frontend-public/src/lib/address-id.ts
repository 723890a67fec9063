/** The id of an address, as an integer; 0 for anything that is none. */
export function idOf(text = ''): number {
  const id = Number.parseInt(text, 10);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** The largest id that the databases store. */
const MAX_ID = 2_147_483_647;

/** Parses an id from the address, which is digits without more; 0 if invalid. */
export function idOf(text = ''): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id <= MAX_ID ? id : 0;
}

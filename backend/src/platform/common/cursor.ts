/** Where a page of a list begins or ends: beside an entry, wherever that stands by then. */
export interface Cursor {
  side: 'after' | 'before';
  id: number;
  /** Where the page began when the cursor was given, for an entry that is no more in the list. */
  offset: number;
}

const FORM = /^(after|before)\.([1-9]\d{0,9})\.(\d{1,7})$/;

/** For an address; whoever follows it need not know what it says. */
export function writeCursor({ side, id, offset }: Cursor): string {
  return Buffer.from(`${side}.${id}.${offset}`).toString('base64url');
}

/** Undefined for what `writeCursor` has not written. */
export function readCursor(text: unknown): Cursor | undefined {
  if (typeof text !== 'string' || text.length > 40) return undefined;
  const [, side, id, offset] = FORM.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return side === undefined
    ? undefined
    : { side: side as Cursor['side'], id: Number(id), offset: Number(offset) };
}

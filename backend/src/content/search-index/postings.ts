/** Documents per block; a write touches only the blocks of its documents. */
export const BLOCK = 2048;

/** A document's weight for one term. */
export interface Posting {
  /** Ordinal of the document. */
  ordinal: number;
  /** Weight of the term in the document, 1 to 255. */
  impact: number;
  /** Its share of the title, 0 to 255. */
  title: number;
}

/** One block of a term: its documents in ascending order. */
export interface PostingBlock {
  /** Ordinal of the last document. */
  last: number;
  data: Uint8Array;
}

/**
 * Appends documents to a block. Each is a varint (the distance to the previous ordinal times two, plus one with a title
 * byte), the impact, and the title byte if any.
 */
export function appendPostings(
  block: PostingBlock | undefined,
  first: number,
  added: readonly Posting[],
): PostingBlock {
  const before = block?.data ?? new Uint8Array();
  const data = new Uint8Array(before.length + added.length * 5);
  data.set(before);
  let length = before.length;
  let last = block?.last ?? first;
  for (const { ordinal, impact, title } of added) {
    let number = ((ordinal - last) << 1) | (title > 0 ? 1 : 0);
    for (; number > 127; number >>>= 7) data[length++] = (number & 127) | 128;
    data[length++] = number;
    data[length++] = impact;
    if (title > 0) data[length++] = title;
    last = ordinal;
  }
  return { last, data: data.subarray(0, length) };
}

/** All documents of a term in parallel arrays; `length` of them are used. */
export interface PostingList {
  ordinals: Int32Array;
  impacts: Uint8Array;
  titles: Uint8Array;
  length: number;
}

/** A list with room for the documents of blocks of this total size. */
export function emptyList(bytes: number): PostingList {
  const most = bytes >> 1;
  return {
    ordinals: new Int32Array(most),
    impacts: new Uint8Array(most),
    titles: new Uint8Array(most),
    length: 0,
  };
}

/**
 * Appends the documents of a block to a list.
 * @param first ordinal at which the block begins
 */
export function readPostings(data: Uint8Array, first: number, list: PostingList): void {
  let ordinal = first;
  for (let at = 0; at < data.length;) {
    let number = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) {
      byte = data[at++]!;
      number |= (byte & 127) << shift;
    }
    ordinal += number >>> 1;
    list.ordinals[list.length] = ordinal;
    list.impacts[list.length] = data[at++]!;
    list.titles[list.length] = number & 1 ? data[at++]! : 0;
    list.length += 1;
  }
}

/** So many documents stand in one block; a write touches the blocks of its documents only. */
export const BLOCK = 2048;

/** What a document has of one term. */
export interface Posting {
  /** Of the document. */
  ordinal: number;
  /** How much the document is about the term, 1 to 255. */
  impact: number;
  /** How much of the title it is, 0 to 255. */
  title: number;
}

/** One block of a term: the documents that have it, ascending. */
export interface PostingBlock {
  /** The last document. */
  last: number;
  data: Uint8Array;
}

/**
 * Adds documents behind those a block has. Each is a number of variable length (how far it is from the one before, doubled,
 * odd with a title byte), its impact, and its title byte where it has one.
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

/** The documents of a term, one behind the other; `length` of them. */
export interface PostingList {
  ordinals: Int32Array;
  impacts: Uint8Array;
  titles: Uint8Array;
  length: number;
}

/** As many documents as blocks of so many bytes may hold. */
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
 * Adds the documents of a block to a list.
 * @param first the ordinal with which the block begins
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

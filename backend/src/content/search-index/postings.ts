import { FindsList } from './finds.js';

/** Documents per block; a write touches only the blocks of its documents, and a question reads all blocks of its words. */
export const BLOCK = 16_384;
/** Blocks with more documents are dense: they are larger, but faster to read. */
const MOST_SPARSE = 1024;
/** First bytes of a dense block; no varint begins like this, because its last byte would be zero. */
const DENSE = [128, 0] as const;
/** Offsets in a dense block: of the set of documents (one bit each), and of their impacts. */
const BITS = 4;
const IMPACTS = BITS + BLOCK / 8;
/** Additional bytes per titled document. */
const OF_TITLED = 4;

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

/** Appends documents to a block, which becomes dense when there are many. */
export function appendPostings(
  block: PostingBlock | undefined,
  first: number,
  added: readonly Posting[],
): PostingBlock {
  const last = added.at(-1)!.ordinal;
  if (block && isDense(block.data)) return { last, data: appendDense(block.data, first, added) };
  const data = appendSparse(block, first, added);
  if (mostOfSparse(data) <= MOST_SPARSE) return { last, data };
  const postings = postingsOf(data, first);
  return { last, data: postings.length > MOST_SPARSE ? appendDense(emptyDense(), first, postings) : data };
}

/**
 * Each document is a varint (the distance to the previous ordinal times two, plus one with a title byte), the impact, and
 * the title byte if any.
 */
function appendSparse(block: PostingBlock | undefined, first: number, added: readonly Posting[]): Uint8Array {
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
  return data.subarray(0, length);
}

/**
 * A dense block consists of its mark, the number of titled documents (two bytes), the set of documents, their impacts,
 * and for each titled document its offset (two bytes), its title byte and its impact again.
 */
function appendDense(before: Uint8Array, first: number, added: readonly Posting[]): Uint8Array {
  const known = dense(before);
  const titled = added.filter(({ title }) => title > 0);
  const count = known.titles.length + titled.length;
  const data = new Uint8Array(before.length + added.length + titled.length * OF_TITLED);
  data.set(DENSE);
  data.set(twoBytes(count), DENSE.length);
  data.set(known.bits, BITS);
  for (const { ordinal } of added) data[BITS + ((ordinal - first) >> 3)]! |= 1 << ((ordinal - first) & 7);
  let length = IMPACTS;
  const append = (...parts: ArrayLike<number>[]): void => {
    for (const part of parts) {
      data.set(part, length);
      length += part.length;
    }
  };
  append(
    known.impacts,
    added.map(({ impact }) => impact),
  );
  append(
    known.offsets,
    titled.flatMap(({ ordinal }) => twoBytes(ordinal - first)),
  );
  append(
    known.titles,
    titled.map(({ title }) => title),
    known.titledImpacts,
    titled.map(({ impact }) => impact),
  );
  return data;
}

const twoBytes = (number: number): [number, number] => [number & 255, number >> 8];

function emptyDense(): Uint8Array {
  const data = new Uint8Array(IMPACTS);
  data.set(DENSE);
  return data;
}

export function isDense(data: Uint8Array): boolean {
  return data[0] === DENSE[0] && data[1] === DENSE[1];
}

/** The parts of a dense block. */
export interface DenseBlock {
  /** One bit per document, the lowest first. */
  bits: Uint8Array;
  /** In the order of the documents. */
  impacts: Uint8Array;
  /** Offsets of the titled documents from the start of the block, two bytes each, the lower first. */
  offsets: Uint8Array;
  titles: Uint8Array;
  titledImpacts: Uint8Array;
}

export function dense(data: Uint8Array): DenseBlock {
  const titled = data[DENSE.length]! | (data[DENSE.length + 1]! << 8);
  const offsets = data.length - OF_TITLED * titled;
  const titles = offsets + 2 * titled;
  return {
    bits: data.subarray(BITS, IMPACTS),
    impacts: data.subarray(IMPACTS, offsets),
    offsets: data.subarray(offsets, titles),
    titles: data.subarray(titles, titles + titled),
    titledImpacts: data.subarray(titles + titled),
  };
}

/** Each takes two bytes at least. */
export function mostOfSparse({ length }: Uint8Array): number {
  return length >> 1;
}

/**
 * Appends the documents of a sparse block to a list.
 * @param first ordinal at which the block begins
 */
export function readSparse(data: Uint8Array, first: number, list: FindsList): void {
  let ordinal = first;
  for (let at = 0; at < data.length;) {
    let number = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) {
      byte = data[at++]!;
      number |= (byte & 127) << shift;
    }
    ordinal += number >>> 1;
    const impact = data[at++]!;
    list.add(ordinal, impact, number & 1 ? data[at++]! : 0);
  }
}

function postingsOf(data: Uint8Array, first: number): Posting[] {
  const list = new FindsList(mostOfSparse(data));
  readSparse(data, first, list);
  const { ordinals, impacts, titles } = list.finds;
  return Array.from(ordinals, (ordinal, index) => ({
    ordinal,
    impact: impacts[index]!,
    title: titles[index]!,
  }));
}

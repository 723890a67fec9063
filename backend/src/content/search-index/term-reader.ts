import { LRUCache } from 'lru-cache';
import { CommonTerm } from './common-term.js';
import type { DocumentColumns } from './document-columns.js';
import { DocumentSet } from './document-set.js';
import { titleTerm } from './document-terms.js';
import { Documents } from './documents.js';
import { haveSameBytes } from './finds.js';
import type { IndexFile } from './index-file.js';
import { ListedTerm } from './listed-term.js';
import { isDense } from './postings.js';
import type { Weighted } from './scoring.js';
import type { Alternative, Slot } from './slots.js';
import type { Block, Term } from './term.js';
import { type Way, Word } from './word.js';

/** The documents found by each way, or those of them that are among some existing documents. */
export function findsOf(words: readonly (readonly Way[])[], among?: Documents): Weighted[][] {
  return words.map((ways) =>
    ways.map(({ weight, term }) => ({ weight, finds: among ? term.within(among) : term.all() })),
  );
}

function keysOf({ terms, isInTitle }: Alternative): readonly string[] {
  return isInTitle ? terms.map(titleTerm) : terms;
}

function haveSameData(some: readonly Block[], others: readonly Block[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ block, data }, index) => {
      const other = others[index]!;
      return block === other.block && haveSameBytes(data, other.data);
    })
  );
}

/** Size of the cache of terms. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Number of cached words. */
const KEPT_WORDS = 8;

/** Reads the postings of terms. Caches recent ones, because queries often share words. */
export class TermReader {
  private readonly known = new LRUCache<string, Term>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  private readonly words = new LRUCache<string, Word>({ max: KEPT_WORDS });

  /** The term read last: a word and its stem are read in turn and mostly find the same documents. */
  private lastRead: { blocks: readonly Block[]; term: Term } | undefined;

  constructor(
    private readonly file: IndexFile,
    private readonly columns: DocumentColumns,
  ) {}

  /** Clears the caches after documents have changed. */
  clear(): void {
    this.known.clear();
    this.words.clear();
    this.lastRead = undefined;
  }

  has(term: string): boolean {
    return !this.read(term).isEmpty;
  }

  /** Whether each term of an alternative is in some document. */
  hasEach(alternative: Alternative): boolean {
    return keysOf(alternative).every((key) => this.has(key));
  }

  read(term: string): Term {
    const known = this.known.get(term);
    if (known) return known;
    const blocks = this.file.blocksOf(term);
    const { lastRead } = this;
    const read = lastRead && haveSameData(blocks, lastRead.blocks) ? lastRead.term : this.termOf(blocks);
    this.lastRead = { blocks, term: read };
    this.known.set(term, read);
    return read;
  }

  private termOf(blocks: readonly Block[]): Term {
    // Leaves out documents put since the columns were read; the next query finds them.
    const { existing } = this.columns;
    return blocks.some(({ data }) => isDense(data))
      ? CommonTerm.read(blocks, existing)
      : ListedTerm.read(blocks, existing);
  }

  wordOf({ alternatives }: Slot): Word {
    const key = JSON.stringify(alternatives);
    const known = this.words.get(key);
    if (known) return known;
    const word = new Word(this.waysOf(alternatives), this.columns);
    this.words.set(key, word);
    return word;
  }

  private waysOf(alternatives: readonly Alternative[]): Way[] {
    const ways = alternatives.map((alternative): Way => {
      const keys = keysOf(alternative);
      const term = keys.length === 1 ? this.read(keys[0]!) : this.readAll(keys);
      return { weight: alternative.weight, term };
    });
    // A word with a single form finds the same documents as its stem, which weighs less.
    const isLess = (way: Way, index: number) => (other: Way, at: number) =>
      (other.weight > way.weight || (other.weight === way.weight && at < index)) &&
      other.term.isSameAs(way.term);
    const others = ways.filter((way, index) => !ways.some(isLess(way, index)));
    const found = others.filter(({ term }) => !term.isEmpty);
    return found.length > 0 ? found : others.slice(0, 1);
  }

  /** Documents with all of these terms, scored by the weakest. */
  private readAll(keys: readonly string[]): Term {
    const terms = keys.map((key) => this.read(key));
    const set = this.columns.existing.copy();
    for (const term of terms) {
      const own = new DocumentSet(set.capacity);
      term.addTo(own);
      set.keepOnly(own);
    }
    const documents = Documents.of(set);
    // Each has all of these documents, in the same order.
    const [first, ...others] = terms.map((term) => term.within(documents));
    const weakest = (field: 'impacts' | 'titles'): Uint8Array =>
      first![field].map((own, index) =>
        others.reduce((least, finds) => Math.min(least, finds[field][index]!), own),
      );
    return new ListedTerm({
      ordinals: first!.ordinals,
      impacts: weakest('impacts'),
      titles: weakest('titles'),
    });
  }
}

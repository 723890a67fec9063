import { LRUCache } from 'lru-cache';
import type { DocumentColumns } from './document-columns.js';
import { DocumentSet } from './document-set.js';
import type { IndexFile } from './index-file.js';
import { isDense } from './postings.js';
import type { Weighted } from './scoring.js';
import type { Slot } from './slots.js';
import { CommonTerm, ListedTerm, type Term } from './term.js';

/** Documents found by one alternative. */
export interface Way {
  weight: number;
  term: Term;
}

/** What each way finds, all of it or in a set of documents. */
export function findsOf(words: readonly Way[][], set?: DocumentSet): Weighted[][] {
  return words.map((ways) =>
    ways.map(({ weight, term }) => ({ weight, finds: set ? term.within(set) : term.all() })),
  );
}

/** Of the terms last read. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Reads the postings of terms. Keeps those it has read lately, as the words of queries are often the same. */
export class TermReader {
  private readonly known = new LRUCache<string, Term>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  constructor(
    private readonly file: IndexFile,
    private readonly columns: DocumentColumns,
  ) {}

  /** Forgets what it has read, as there are other documents now. */
  clear(): void {
    this.known.clear();
  }

  has(term: string): boolean {
    return !this.read(term).isEmpty;
  }

  read(term: string): Term {
    const known = this.known.get(term);
    if (known) return known;
    const blocks = this.file.blocksOf(term);
    // Leaves out those put since the columns were read; the next query finds them.
    const { existing } = this.columns;
    const read = blocks.some(({ data }) => isDense(data))
      ? new CommonTerm(blocks, existing)
      : ListedTerm.read(blocks, existing);
    this.known.set(term, read);
    return read;
  }

  /** All ways in which a word can be found. */
  waysOf({ alternatives }: Slot): Way[] {
    const ways = alternatives.map(({ terms, weight }): Way => {
      const term = terms.length === 1 ? this.read(terms[0]!) : this.readAll(terms);
      return { weight, term };
    });
    // A word that has one form only is found just like its stem, which counts less.
    const isLess = (way: Way, index: number) => (other: Way, at: number) =>
      (other.weight > way.weight || (other.weight === way.weight && at < index)) &&
      other.term.isSameAs(way.term);
    return ways.filter((way, index) => !ways.some(isLess(way, index)));
  }

  /** Documents with all of these terms, scored by the weakest. */
  private readAll(keys: readonly string[]): Term {
    const terms = keys.map((key) => this.read(key));
    const set = this.columns.existing.copy();
    for (const term of terms) {
      const own = new DocumentSet(this.columns.capacity);
      term.addTo(own);
      set.keepOnly(own);
    }
    // Each has all of these documents, in the same order.
    const [first, ...others] = terms.map((term) => term.within(set));
    const weakest = (own: number, field: 'values' | 'titles', index: number): number =>
      others.reduce((least, finds) => Math.min(least, finds[field][index]!), own);
    return new ListedTerm({
      ordinals: first!.ordinals,
      values: first!.values.map((value, index) => weakest(value, 'values', index)),
      titles: first!.titles.map((title, index) => weakest(title, 'titles', index)),
    });
  }
}

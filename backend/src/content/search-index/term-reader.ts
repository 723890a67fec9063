import { LRUCache } from 'lru-cache';
import type { DocumentColumns } from './document-columns.js';
import type { DocumentSet } from './document-set.js';
import type { Finds } from './finds.js';
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
    return alternatives.map(({ terms, weight }) => {
      const term = terms.length === 1 ? this.read(terms[0]!) : this.readAll(terms);
      return { weight, term };
    });
  }

  /** Documents with all of these terms, scored by the weakest. */
  private readAll(terms: readonly string[]): Term {
    let values = new Map<number, { value: number; title: number }>();
    for (const [index, term] of terms.entries()) {
      const finds: Finds = this.read(term).all();
      const both = new Map<number, { value: number; title: number }>();
      for (const [at, ordinal] of finds.ordinals.entries()) {
        const before = index === 0 ? { value: Infinity, title: 255 } : values.get(ordinal);
        if (!before) continue;
        const value = Math.min(before.value, finds.values[at]!);
        both.set(ordinal, { value, title: Math.min(before.title, finds.titles[at]!) });
      }
      values = both;
    }
    const each = [...values.values()];
    return new ListedTerm({
      ordinals: Int32Array.from(values.keys()),
      values: Float32Array.from(each, ({ value }) => value),
      titles: Uint8Array.from(each, ({ title }) => title),
    });
  }
}

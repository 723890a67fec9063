import type { DocumentColumns } from './document-columns.js';
import type { IndexFile } from './index-file.js';
import { isDense } from './postings.js';
import type { Slot } from './slots.js';
import { CommonTerm, type Finds, ListedTerm, type Term } from './term.js';

/** Documents found by one alternative. */
export interface Way {
  weight: number;
  term: Term;
}

/** Reads the postings of terms for one query, each once. */
export class TermReader {
  private readonly known = new Map<string, Term>();

  constructor(
    private readonly file: IndexFile,
    private readonly columns: DocumentColumns,
  ) {}

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

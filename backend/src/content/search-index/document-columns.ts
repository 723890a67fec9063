import type { DocumentRow } from './index-file.js';
import type { DocumentTag } from './search-document.js';

const FIRST_CAPACITY = 1024;
/** Stands for a missing reading time. */
export const NO_TIME = -1;

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

/**
 * In-memory columns for filters, sorting and counts, indexed by document ordinal. Replaced and removed documents keep
 * their
 * ordinal, with id 0.
 */
export class DocumentColumns {
  ids = new Int32Array(FIRST_CAPACITY);
  domains = new Int32Array(FIRST_CAPACITY);
  /** Index in `difficulties`, from 1; 0 for none. */
  difficulties = new Uint8Array(FIRST_CAPACITY);
  readTimes = new Int32Array(FIRST_CAPACITY);
  dates = new Float64Array(FIRST_CAPACITY);
  readonly titles: string[] = [];
  /** Indexes in `tags`. */
  readonly tagsOf: number[][] = [];
  readonly tags: DocumentTag[] = [];
  /** Number of documents per tag. */
  readonly tagCounts: number[] = [];
  private readonly tagNumbers = new Map<string, number>();
  private readonly ordinals = new Map<number, number>();
  /** Highest ordinal, including removed documents. */
  last = 0;

  /** Number of documents. */
  get count(): number {
    return this.ordinals.size;
  }

  get capacity(): number {
    return this.ids.length;
  }

  ordinalOf(id: number): number | undefined {
    return this.ordinals.get(id);
  }

  tagNumber(key: string): number | undefined {
    return this.tagNumbers.get(key);
  }

  /** Ordinals of all documents, in no order. */
  all(): number[] {
    return [...this.ordinals.values()];
  }

  /** @param row with a higher ordinal than any added before */
  add(row: DocumentRow): void {
    const { ordinal, id } = row;
    while (ordinal >= this.capacity) this.grow();
    const before = this.ordinals.get(id);
    if (before !== undefined) this.forget(before, id);
    this.last = ordinal;
    if (row.state === null) return;
    this.ids[ordinal] = id;
    this.domains[ordinal] = row.domainId;
    this.difficulties[ordinal] = difficulties.findIndex((each) => each === row.difficulty) + 1;
    this.readTimes[ordinal] = row.readTime ?? NO_TIME;
    this.dates[ordinal] = row.date;
    this.titles[ordinal] = row.titleFolded;
    const tags = (JSON.parse(row.tags) as [string, string][]).map(([key, name]) => this.number(key, name));
    for (const tag of tags) this.tagCounts[tag]! += 1;
    this.tagsOf[ordinal] = tags;
    this.ordinals.set(id, ordinal);
  }

  private forget(ordinal: number, id: number): void {
    this.ids[ordinal] = 0;
    this.titles[ordinal] = '';
    for (const tag of this.tagsOf[ordinal]!) this.tagCounts[tag]! -= 1;
    this.tagsOf[ordinal] = [];
    this.ordinals.delete(id);
  }

  private number(key: string, name: string): number {
    const known = this.tagNumbers.get(key);
    if (known !== undefined) return known;
    this.tags.push({ key, name });
    this.tagCounts.push(0);
    this.tagNumbers.set(key, this.tags.length - 1);
    return this.tags.length - 1;
  }

  private grow(): void {
    this.ids = grown(this.ids, Int32Array);
    this.domains = grown(this.domains, Int32Array);
    this.difficulties = grown(this.difficulties, Uint8Array);
    this.readTimes = grown(this.readTimes, Int32Array);
    this.dates = grown(this.dates, Float64Array);
  }
}

function grown<T extends Int32Array | Uint8Array | Float64Array>(
  column: T,
  Column: new (length: number) => T,
): T {
  const larger = new Column(column.length * 2);
  larger.set(column);
  return larger;
}

import { beginningOf } from './code-point-order.js';
import { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import { FacetSets } from './facet-sets.js';
import { firstOf } from './first-of.js';
import type { DocumentRow, DocumentViews } from './index-file.js';
import type { DocumentTag } from './search-document.js';

const FIRST_CAPACITY = 1024;
/** Stands for a missing reading time. */
const NO_TIME = -1;
/** Only the 500 most common tags of the site are candidates for the most common tags of a result. */
const COMMON_TAGS = 500;

/** Ranges in minutes, both bounds inclusive like the filter's, so that each count matches its filter. */
export const READ_TIMES = [
  { min: 0, max: 5 },
  { min: 5, max: 15 },
  { min: 15, max: 30 },
  { min: 30, max: null },
] as const;

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

/**
 * In-memory columns for filters, sorting and counts, indexed by document ordinal. Replaced and removed documents keep
 * their ordinal, with id 0.
 */
export class DocumentColumns {
  ids = new Int32Array(FIRST_CAPACITY);
  domains = new Int32Array(FIRST_CAPACITY);
  /** Index in `difficulties`, from 1; 0 for none. */
  difficulties = new Uint8Array(FIRST_CAPACITY);
  readTimes = new Int32Array(FIRST_CAPACITY);
  dates = new Float64Array(FIRST_CAPACITY);
  /** As of the last comparison with the database. */
  views = new Int32Array(FIRST_CAPACITY);
  /** Highest change of views taken in. */
  lastView = 0;
  /** Sort keys. Read when first needed, because they take more memory than all other columns. */
  readonly titles: string[] = [];
  /** Numbers for the beginnings of the titles, in the same order. */
  titleBeginnings = new Float64Array(FIRST_CAPACITY);
  /** Highest ordinal whose title was read. */
  lastTitle = 0;
  /** Indexes in `tags`, document after document. */
  private tagNumbersOf = new Int32Array(FIRST_CAPACITY);
  /** Start of each document's tags in `tagNumbersOf`; they end where the next document's start. */
  private tagStarts = new Uint32Array(FIRST_CAPACITY);
  private tagsEnd = 0;
  /** By index in `tagNumbersOf`: the document, and one more than the previous index with the same tag, or 0. */
  private taggedOrdinals = new Int32Array(FIRST_CAPACITY);
  private placesBefore = new Int32Array(FIRST_CAPACITY);
  /** By tag: one more than its last index in `tagNumbersOf`. */
  private readonly lastPlaces: number[] = [];
  readonly tags: DocumentTag[] = [];
  /** Number of documents per tag. */
  readonly tagCounts: number[] = [];
  private readonly tagNumbers = new Map<string, number>();
  /** Sets of documents by domain id, by index in `difficulties` (from 1), and by index in `READ_TIMES`. */
  readonly domainSets = new FacetSets<number>(FIRST_CAPACITY);
  readonly difficultySets = new FacetSets<number>(FIRST_CAPACITY);
  readonly readTimeSets = new FacetSets<number>(FIRST_CAPACITY);
  /** Kept until a document changes. */
  private commonTagList: number[] | undefined;
  /** Number of documents by set and tag. Kept until a document changes. */
  private countsInSets = new WeakMap<DocumentSet, Map<number, number>>();
  /** Documents by tag; each list is kept until a document with the tag changes. */
  private readonly tagged = new Map<number, Documents>();
  /** All documents that are neither replaced nor removed. */
  existing = new DocumentSet(FIRST_CAPACITY);
  /** By id; 0 for none. */
  private ordinals = new Int32Array(FIRST_CAPACITY);
  /** At least the highest id. */
  highestId = 0;
  /** Number of documents. */
  count = 0;
  /** Highest ordinal, including removed documents. */
  last = 0;

  get capacity(): number {
    return this.ids.length;
  }

  ordinalOf(id: number): number | undefined {
    return this.ordinals[id] || undefined;
  }

  /** Indexes in `tags`. */
  tagsOf(ordinal: number): Int32Array {
    return this.tagNumbersOf.subarray(this.tagStarts[ordinal], this.tagsEndOf(ordinal));
  }

  /** Counts the tags of some documents; faster than `tagsOf`, which makes arrays. */
  countTags(ordinals: Int32Array, counts: Uint32Array): void {
    const { tagNumbersOf, tagStarts, tagsEnd, last } = this;
    for (let index = 0; index < ordinals.length; index += 1) {
      const ordinal = ordinals[index]!;
      const end = ordinal === last ? tagsEnd : tagStarts[ordinal + 1]!;
      for (let at = tagStarts[ordinal]!; at < end; at += 1) counts[tagNumbersOf[at]!]! += 1;
    }
  }

  /** Documents that have all these tags. */
  withTags(keys: readonly string[]): DocumentSet {
    const set = new DocumentSet(this.capacity);
    const tags = keys.map((key) => this.tagNumbers.get(key));
    if (!tags.every((tag) => tag !== undefined)) return set;
    const [rarest, ...others] = tags.toSorted((one, other) => this.tagCounts[one]! - this.tagCounts[other]!);
    for (let place = this.lastPlaces[rarest!]!; place > 0; place = this.placesBefore[place - 1]!) {
      const ordinal = this.taggedOrdinals[place - 1]!;
      if (this.ids[ordinal] !== 0 && (others.length === 0 || this.hasTags(ordinal, others))) set.add(ordinal);
    }
    return set;
  }

  /** Documents with a reading time within these bounds, both inclusive. */
  withReadTime(min = 0, max = Infinity): DocumentSet {
    const set = new DocumentSet(this.capacity);
    const { words } = set;
    const { readTimes, last } = this;
    for (let ordinal = 0; ordinal <= last; ordinal += 1) {
      const time = readTimes[ordinal]!;
      if (time >= min && time <= max) words[ordinal >>> 5]! |= 1 << ordinal;
    }
    return set.keepOnly(this.existing);
  }

  /** The most common tags as indexes in `tags`, highest count first. */
  commonTags(): readonly number[] {
    const { tagCounts } = this;
    return (this.commonTagList ??= firstOf(
      Int32Array.from(tagCounts.keys()),
      COMMON_TAGS,
      (one, other) => tagCounts[other]! - tagCounts[one]! || one - other,
    ));
  }

  /** Documents with a tag, as a list where that takes less room than a set. */
  withTag(tag: number): Documents {
    let documents = this.tagged.get(tag);
    if (!documents) {
      const isFew = this.tagCounts[tag]! < this.existing.words.length;
      documents = isFew
        ? Documents.listed(this.listWithTag(tag), this.capacity)
        : Documents.of(this.withTags([this.tags[tag]!.key]));
      this.tagged.set(tag, documents);
    }
    return documents;
  }

  /** Number of documents of a set with a tag. */
  countTagged(tag: number, set: DocumentSet): number {
    const tagged = this.withTag(tag);
    return tagged.isListed ? set.countAmong(tagged.ordinals) : set.countIn(tagged.set);
  }

  /** Like `countTagged`, but cached: for sets that change only when a document does. */
  countTaggedOnce(tag: number, set: DocumentSet): number {
    const counts = this.countsInSets.get(set) ?? new Map<number, number>();
    this.countsInSets.set(set, counts);
    let count = counts.get(tag);
    if (count === undefined) counts.set(tag, (count = this.countTagged(tag, set)));
    return count;
  }

  /** Whether counts of the set's tags are cached, at least some. */
  isCounted(set: DocumentSet): boolean {
    return this.countsInSets.has(set);
  }

  private listWithTag(tag: number): Int32Array {
    const list = new Int32Array(this.tagCounts[tag]!);
    let length = 0;
    for (let place = this.lastPlaces[tag]!; place > 0; place = this.placesBefore[place - 1]!) {
      const ordinal = this.taggedOrdinals[place - 1]!;
      if (this.ids[ordinal] !== 0) list[length++] = ordinal;
    }
    return list.subarray(0, length);
  }

  /** All documents. */
  all(): Documents {
    return Documents.of(this.existing);
  }

  /** @param row with a higher ordinal than any added before */
  add(row: Omit<DocumentRow, 'titleFolded'>): void {
    const { ordinal, id } = row;
    while (ordinal >= this.capacity) this.grow();
    while (id >= this.ordinals.length) this.ordinals = grown(this.ordinals, Int32Array);
    const before = this.ordinalOf(id);
    const views = before === undefined ? 0 : this.views[before]!;
    if (before !== undefined) this.forget(before, id);
    if (this.commonTagList) this.countsInSets = new WeakMap();
    this.commonTagList = undefined;
    // Skipped ordinals have no tags.
    this.tagStarts.fill(this.tagsEnd, this.last + 1, ordinal + 1);
    this.last = ordinal;
    if (row.state === null) return;
    this.ids[ordinal] = id;
    this.existing.add(ordinal);
    this.domains[ordinal] = row.domainId;
    this.difficulties[ordinal] = difficulties.findIndex((each) => each === row.difficulty) + 1;
    this.readTimes[ordinal] = row.readTime ?? NO_TIME;
    this.dates[ordinal] = row.date;
    this.views[ordinal] = views;
    this.changeFacets('add', ordinal);
    for (const [key, name] of JSON.parse(row.tags) as [string, string][]) {
      const tag = this.number(key, name);
      this.tagCounts[tag]! += 1;
      this.tagged.delete(tag);
      if (this.tagsEnd === this.tagNumbersOf.length) this.growTags();
      this.tagNumbersOf[this.tagsEnd] = tag;
      this.taggedOrdinals[this.tagsEnd] = ordinal;
      this.placesBefore[this.tagsEnd] = this.lastPlaces[tag]!;
      this.tagsEnd += 1;
      this.lastPlaces[tag] = this.tagsEnd;
    }
    this.ordinals[id] = ordinal;
    this.highestId = Math.max(this.highestId, id);
    this.count += 1;
  }

  /** @param key sort key of the title */
  setTitle(ordinal: number, key: string): void {
    this.titles[ordinal] = key;
    this.titleBeginnings[ordinal] = beginningOf(key);
  }

  setViews({ id, views, change }: DocumentViews & { change: number }): void {
    this.lastView = change;
    const ordinal = this.ordinalOf(id);
    if (ordinal !== undefined) this.views[ordinal] = views;
  }

  private hasTags(ordinal: number, tags: readonly number[]): boolean {
    const own = this.tagsOf(ordinal);
    return tags.every((tag) => own.includes(tag));
  }

  private tagsEndOf(ordinal: number): number {
    return ordinal === this.last ? this.tagsEnd : this.tagStarts[ordinal + 1]!;
  }

  private forget(ordinal: number, id: number): void {
    for (const tag of this.tagsOf(ordinal)) {
      this.tagCounts[tag]! -= 1;
      this.tagged.delete(tag);
    }
    this.changeFacets('delete', ordinal);
    this.ids[ordinal] = 0;
    this.existing.delete(ordinal);
    this.ordinals[id] = 0;
    this.count -= 1;
    if (ordinal < this.titles.length) this.titles[ordinal] = '';
  }

  private changeFacets(what: 'add' | 'delete', ordinal: number): void {
    this.domainSets[what](this.domains[ordinal]!, ordinal);
    const difficulty = this.difficulties[ordinal]!;
    if (difficulty > 0) this.difficultySets[what](difficulty, ordinal);
    const time = this.readTimes[ordinal]!;
    for (const [index, { min, max }] of READ_TIMES.entries())
      if (time >= min && time <= (max ?? Infinity)) this.readTimeSets[what](index, ordinal);
  }

  private number(key: string, name: string): number {
    const known = this.tagNumbers.get(key);
    if (known !== undefined) return known;
    this.tags.push({ key, name });
    this.tagCounts.push(0);
    this.lastPlaces.push(0);
    this.tagNumbers.set(key, this.tags.length - 1);
    return this.tags.length - 1;
  }

  private grow(): void {
    this.tagged.clear();
    this.ids = grown(this.ids, Int32Array);
    this.existing = this.existing.copy(this.capacity);
    for (const sets of [this.domainSets, this.difficultySets, this.readTimeSets]) sets.grow(this.capacity);
    this.domains = grown(this.domains, Int32Array);
    this.difficulties = grown(this.difficulties, Uint8Array);
    this.readTimes = grown(this.readTimes, Int32Array);
    this.dates = grown(this.dates, Float64Array);
    this.views = grown(this.views, Int32Array);
    this.titleBeginnings = grown(this.titleBeginnings, Float64Array);
    this.tagStarts = grown(this.tagStarts, Uint32Array);
  }

  private growTags(): void {
    this.tagNumbersOf = grown(this.tagNumbersOf, Int32Array);
    this.taggedOrdinals = grown(this.taggedOrdinals, Int32Array);
    this.placesBefore = grown(this.placesBefore, Int32Array);
  }
}

function grown<T extends Int32Array | Uint32Array | Uint8Array | Float64Array>(
  column: T,
  Column: new (length: number) => T,
): T {
  const larger = new Column(column.length * 2);
  larger.set(column);
  return larger;
}

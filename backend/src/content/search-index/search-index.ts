import { LRUCache } from 'lru-cache';
import { type Answer, Answers } from './answers.js';
import { codePointKey } from './code-point-order.js';
import { DocumentColumns } from './document-columns.js';
import type { DocumentSet } from './document-set.js';
import { titleTerm } from './document-terms.js';
import { Documents } from './documents.js';
import { type DocumentViews, IndexFile } from './index-file.js';
import { newDocumentsOf } from './new-documents.js';
import { firstOrdinals, type Ordering, ordinalsBeside } from './ordering.js';
import { bestPassage, type Mark, Marker, type Passage } from './passages.js';
import { readQuestion } from './question.js';
import type { SearchDocument } from './search-document.js';
import { type Facets, type Filters, select, type Selected } from './selection.js';
import { slotsOf } from './slots.js';
import { suggestTags } from './suggested-tags.js';
import { type SuggestedTitle, suggestTitles } from './suggested-titles.js';
import { TermReader } from './term-reader.js';
import { Vocabulary } from './vocabulary.js';

const KEPT_ANSWERS = 8;
const KEPT_LISTS = 100;
const KEPT_COMPLETIONS = 200;
/** Number of titles read at a time, in about 15 ms. */
const TITLES_AT_ONCE = 10_000;

/** A text and filters. */
export interface Sought extends Filters {
  text: string;
  /** Ids always included in the matches of a text, and first by relevance. */
  first?: readonly number[];
}

export interface SearchRequest extends Sought, Ordering {
  limit: number;
  offset?: number;
  /** Without a text: the page begins or ends beside this document, if the index has it; takes precedence over the offset. */
  beside?: { side: 'after' | 'before'; id: number };
}

export interface Found {
  /** Ids of the requested page. */
  ids: number[];
  total: number;
  facets: Facets;
  /** The text with mistyped words corrected, if that finds something or more. */
  suggestion: string | null;
  /** Closest documents when nothing is found. */
  nearest: number[];
}

/** Why a document matches. */
export interface Reason {
  id: number;
  /** As indexed; may lag behind the database. */
  title: string;
  titleMarks: Mark[];
  passage?: Passage;
}

/** Completions of a text that is being typed. */
export interface Suggested {
  tutorials: SuggestedTitle[];
  tags: { name: string; marks: Mark[] }[];
}

/** The results of a query and its filters, before paging. */
interface Choice extends Selected {
  /** Undefined without a text. */
  answer?: Answer;
  /** Ordinals of `Sought.first`. */
  first: readonly number[];
}

/** Full-text search. Independent of the site: it receives documents and returns their ids. */
export class SearchIndex {
  private readonly columns = new DocumentColumns();
  private readonly vocabulary: Vocabulary;
  private readonly reader: TermReader;
  private seenVersion = -1;
  private readonly answers: Answers;
  /** Cache of filtered documents for searches without a text. Sets take an eighth of a byte per document. */
  private readonly lists = new LRUCache<string, { set: DocumentSet; facets: Facets }>({ max: KEPT_LISTS });

  /** Cache of recent completions, because many texts begin with the same letters. */
  private readonly completions: LRUCache<string, Suggested> | undefined;

  private constructor(
    private readonly file: IndexFile,
    keptAnswers: number,
  ) {
    this.vocabulary = new Vocabulary(file);
    this.reader = new TermReader(file, this.columns);
    this.answers = new Answers(file, this.columns, this.reader, this.vocabulary, keptAnswers);
    if (keptAnswers > 0) this.completions = new LRUCache({ max: KEPT_COMPLETIONS });
  }

  /**
   * @param path is created if missing; several processes may use it
   * @param keptAnswers size of the cache of queries; without one, completions are not kept either
   */
  static open(path: string, keptAnswers = KEPT_ANSWERS): SearchIndex {
    return new SearchIndex(new IndexFile(path), keptAnswers);
  }

  close(): void {
    this.file.close();
  }

  get count(): number {
    this.refresh();
    return this.columns.count;
  }

  /** Replaces the synonym groups used besides the built-in list. */
  useSynonyms(groups: readonly (readonly string[])[]): void {
    if (this.answers.useSynonyms(groups)) this.completions?.clear();
  }

  /** Adds documents or replaces those with the same ids; skips unchanged ones, by their state. */
  put(documents: readonly SearchDocument[]): void {
    const states = this.file.statesOf(documents.map(({ id }) => id));
    const fresh = documents.filter(({ id, state }) => states.get(id) !== state);
    if (fresh.length === 0) return;
    this.file.put(newDocumentsOf(fresh));
    this.seenVersion = -1;
  }

  /** Stores values for sorting that change without the documents. Documents must be put first. */
  keepViews(views: readonly DocumentViews[]): void {
    this.file.keepViews(views);
    this.seenVersion = -1;
  }

  remove(ids: readonly number[]): void {
    this.file.remove(ids);
    this.seenVersion = -1;
  }

  /** The indexed ones among these ids, with their states. */
  statesOf(ids: readonly number[]): Map<number, string> {
    return this.file.statesOf(ids);
  }

  /** States of the indexed documents in an inclusive range of ids. */
  statesBetween(first: number, last: number): Map<number, string> {
    return this.file.statesBetween(first, last);
  }

  /** The event stored by `keepLastEvent`, or 0. */
  get lastEvent(): number {
    return this.file.lastEvent;
  }

  keepLastEvent(id: number): void {
    if (id !== this.file.lastEvent) this.file.keepLastEvent(id);
  }

  /** Accepts any text: an empty one finds everything, one without words finds nothing. */
  search(request: SearchRequest): Found {
    this.refresh();
    if (request.order === 'title') while (!this.readTitles());
    const selected = this.select(request);
    const { answer, documents, facets } = selected;
    const page = this.pageBeside(request, documents) ?? this.pageAt(request, selected);
    return {
      ids: page.map((ordinal) => this.columns.ids[ordinal]!),
      total: documents.length,
      facets,
      suggestion: answer?.suggestion ?? null,
      nearest: documents.length === 0 && answer ? this.answers.nearest(answer) : [],
    };
  }

  private pageAt(request: SearchRequest, { answer, first, documents }: Choice): number[] {
    const { limit, offset = 0, order = 'relevance' } = request;
    const end = offset + limit;
    const ahead = order === 'relevance' ? documents.among(first) : [];
    const others = documents.without(ahead);
    const most = end - ahead.length;
    const following =
      answer && order === 'relevance'
        ? answer.matches.best(others, most)
        : firstOrdinals(others, most, request, this.columns);
    return [...ahead, ...following].slice(offset, end);
  }

  private pageBeside({ beside, limit, ...ordering }: SearchRequest, found: Documents): number[] | undefined {
    const ordinal = beside && this.columns.ordinalOf(beside.id);
    if (ordinal === undefined) return undefined;
    return ordinalsBeside(ordinal, beside!.side, found, limit, ordering, this.columns);
  }

  /**
   * Reads some of the titles, in parts because a large site has many. Only the order by title needs them.
   * @returns whether all were read
   */
  readTitles(): boolean {
    this.refresh();
    const { columns } = this;
    const titles = this.file.titlesAfter(columns.lastTitle, TITLES_AT_ONCE);
    // A document written just now may not be in the columns yet.
    const known = titles.filter(({ ordinal }) => ordinal <= columns.last);
    for (const { ordinal, titleFolded } of known)
      if (columns.ids[ordinal] !== 0) columns.setTitle(ordinal, codePointKey(titleFolded));
    const isRead = known.length < TITLES_AT_ONCE;
    columns.lastTitle = isRead ? columns.last : known.at(-1)!.ordinal;
    return isRead;
  }

  /** Filters ids by a search; keeps their order. */
  among(sought: Sought, ids: readonly number[]): number[] {
    this.refresh();
    const { set } = this.select(sought).documents;
    // No document has ordinal 0.
    return ids.filter((id) => set.has(this.columns.ordinalOf(id) ?? 0));
  }

  private select(sought: Sought): Choice {
    const text = sought.text.trim();
    const first = this.ordinalsOf(sought.first ?? []);
    if (!text) return { ...this.list(sought), first };
    const answer = this.answers.of(text);
    const under = JSON.stringify([first, ...filtersOf(sought)]);
    if (answer.selected?.under !== under)
      answer.selected = { ...select(answer.matches.documents.with(first), sought, this.columns), under };
    return { ...answer.selected, answer, first };
  }

  /** Without a text. */
  private list(filters: Filters): Selected {
    const key = JSON.stringify(filtersOf(filters));
    const known = this.lists.get(key);
    if (known) return { documents: Documents.of(known.set), facets: known.facets };
    const { documents, facets } = select(this.columns.all(), filters, this.columns);
    this.lists.set(key, { set: documents.set, facets });
    return { documents: Documents.of(documents.set), facets };
  }

  /** Where each document matches a query. */
  explain(text: string, ids: readonly number[]): Reason[] {
    this.refresh();
    const { slots, matches } = this.answers.of(text.trim());
    if (slots.length === 0) return [];
    const marker = new Marker(slots);
    return ids.flatMap((id) => {
      const ordinal = this.columns.ordinalOf(id);
      const known = ordinal === undefined ? undefined : this.file.textOf(ordinal);
      if (!known) return [];
      const passage = bestPassage(known.sections, marker, matches.tells);
      const { title } = known;
      return [{ id, title, titleMarks: marker.marks(title), ...(passage && { passage }) }];
    });
  }

  /** Completions of a text: titles and tags with all its words, the last one as a prefix. */
  suggest(text: string): Suggested {
    this.refresh();
    const known = this.completions?.get(text);
    if (known) return known;
    const completions = this.complete(text);
    this.completions?.set(text, completions);
    return completions;
  }

  private complete(text: string): Suggested {
    const question = readQuestion(text);
    if (question.words.length === 0) return { tutorials: [], tags: [] };
    const { reader } = this;
    // Prefers the shorter postings of titles where they exist.
    const lexicon = this.answers.lexicon((term) => reader.has(titleTerm(term)) || reader.has(term));
    const slots = slotsOf({ ...question, isBeginning: true }, lexicon);
    return {
      tutorials: suggestTitles(slots, reader, this.columns, this.file),
      tags: suggestTags(question.words, this.columns),
    };
  }

  /** Reads changes since the last query. */
  private refresh(): void {
    const version = this.file.dataVersion;
    if (version === this.seenVersion) return;
    const { file, columns } = this;
    const { last } = columns;
    for (const row of file.documentsAfter(last)) columns.add(row);
    for (const views of file.viewsAfter(columns.lastView)) columns.setViews(views);
    this.seenVersion = version;
    if (columns.last === last) return;
    this.vocabulary.refresh();
    this.reader.clear();
    this.answers.clear();
    this.completions?.clear();
    this.lists.clear();
  }

  private ordinalsOf(ids: readonly number[]): number[] {
    return ids.flatMap((id) => this.columns.ordinalOf(id) ?? []);
  }
}

function filtersOf({ domainId, difficulty, minReadTime, maxReadTime, tags }: Filters): unknown[] {
  return [domainId, difficulty, minReadTime, maxReadTime, tags];
}

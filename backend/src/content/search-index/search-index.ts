import { isDeepStrictEqual } from 'node:util';
import { fold } from '@passerelle/api-client/fold';
import { LRUCache } from 'lru-cache';
import { DocumentColumns } from './document-columns.js';
import { stemTerm, termsOf, wordTerm } from './document-terms.js';
import { IndexFile } from './index-file.js';
import { match, type Matches, TermReader } from './matching.js';
import { meaningsOf } from './meanings.js';
import { type Ordering, sortOrdinals, union, withAhead } from './ordering.js';
import { bestPassage, type Mark, Marker, type Passage } from './passages.js';
import { holdsPhrases } from './phrases.js';
import { type Question, readQuestion } from './question.js';
import type { SearchDocument } from './search-document.js';
import { type Facets, type Filters, select } from './selection.js';
import { type Slot, slotsOf } from './slots.js';
import { suggestTags } from './suggested-tags.js';
import { Vocabulary } from './vocabulary.js';

const NEAREST = 3;
const KEPT_ANSWERS = 8;
const MOST_TITLES = 6;
const MOST_TITLES_READ = 100;

export interface SearchRequest extends Filters, Ordering {
  text: string;
  /** Ids of documents that are among what a text finds in any case, and by relevance ahead of all others. */
  first?: readonly number[];
  limit: number;
  offset?: number;
}

export interface Found {
  /** Of the page that was asked for. */
  ids: number[];
  total: number;
  facets: Facets;
  /** A text that finds something, or more, in place of one with mistyped words. */
  suggestion: string | null;
  /** What comes nearest where nothing is found. */
  nearest: number[];
}

/** Why a document was found. */
export interface Reason {
  id: number;
  /** As the index knows it, which may be a moment behind. */
  title: string;
  titleMarks: Mark[];
  passage?: Passage;
}

/** What a text that is being typed may become. */
export interface Suggested {
  tutorials: { id: number; domainId: number; title: string; marks: Mark[] }[];
  tags: { name: string; marks: Mark[] }[];
}

/** A question as it was understood: its words, and what was found by them. */
interface Answer {
  slots: Slot[];
  matches: Matches;
  suggestion: string | null;
}

/** Finds documents by what they say. Knows nothing of the site: it is given documents and gives their ids. */
export class SearchIndex {
  private readonly columns = new DocumentColumns();
  private readonly vocabulary: Vocabulary;
  private seenVersion = -1;
  private synonyms: readonly (readonly string[])[] = [];
  private meanings = meaningsOf([]);
  /** Of the last questions: who asks for a text asks again why, and for its other pages. */
  private readonly answers: LRUCache<string, Answer> | undefined;

  private constructor(
    private readonly file: IndexFile,
    keptAnswers: number,
  ) {
    this.vocabulary = new Vocabulary(file);
    if (keptAnswers > 0) this.answers = new LRUCache({ max: keptAnswers });
  }

  /**
   * @param path a file that is made where there is none; several processes may use it
   * @param keptAnswers of how many questions what was found is kept
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

  /** Has these groups of texts mean the same, besides those of the list; the groups it had go. */
  useSynonyms(groups: readonly (readonly string[])[]): void {
    if (isDeepStrictEqual(groups, this.synonyms)) return;
    this.synonyms = groups;
    this.meanings = meaningsOf(groups);
    this.answers?.clear();
  }

  /** Adds documents, in place of those with the same ids; the states it has already are passed over. */
  put(documents: readonly SearchDocument[]): void {
    const states = this.file.statesOf(documents.map(({ id }) => id));
    const fresh = documents.filter(({ id, state }) => states.get(id) !== state);
    if (fresh.length === 0) return;
    const rows = fresh.map((document) => ({
      id: document.id,
      state: document.state,
      domainId: document.domainId,
      difficulty: document.difficulty,
      readTime: document.readTime,
      date: document.date,
      titleFolded: fold(document.title),
      tags: JSON.stringify(document.tags.map(({ key, name }) => [key, name])),
      document,
      found: termsOf(document),
    }));
    this.file.put(rows);
    this.seenVersion = -1;
  }

  remove(ids: readonly number[]): void {
    this.file.remove(ids);
    this.seenVersion = -1;
  }

  /** Of these the ones it has, each with its state. */
  statesOf(ids: readonly number[]): Map<number, string> {
    return this.file.statesOf(ids);
  }

  /** What it has of the ids between the two, both included. */
  statesBetween(first: number, last: number): Map<number, string> {
    return this.file.statesBetween(first, last);
  }

  /** Any text is a question; one without words finds nothing, and an empty one everything. */
  search(request: SearchRequest): Found {
    this.refresh();
    const text = request.text.trim();
    const answer = text ? this.answer(text) : undefined;
    const first = this.ordinalsOf(request.first ?? []);
    const found = answer ? union(answer.matches.ordinals, first) : this.columns.all();
    const { ordinals: selected, facets } = select(found, request, this.columns);
    sortOrdinals(selected, request, this.columns, answer?.matches.scores);
    const { limit, offset = 0, order = 'relevance' } = request;
    const ordinals = order === 'relevance' ? withAhead(selected, first) : selected;
    return {
      ids: ordinals.slice(offset, offset + limit).map((ordinal) => this.columns.ids[ordinal]!),
      total: ordinals.length,
      facets,
      suggestion: answer?.suggestion ?? null,
      nearest: ordinals.length === 0 && answer ? this.nearest(answer) : [],
    };
  }

  /** Says of documents what of them a question is about. */
  explain(text: string, ids: readonly number[]): Reason[] {
    this.refresh();
    const { slots, matches } = this.answer(text.trim());
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

  /** What a text that is being typed may become: titles and tags that have all its words, the last one begun. */
  suggest(text: string): Suggested {
    this.refresh();
    const question = readQuestion(text);
    if (question.words.length === 0) return { tutorials: [], tags: [] };
    const { lexicon, reader } = this.lexicon();
    const slots = slotsOf({ ...question, isBeginning: true }, lexicon);
    const { ordinals, scores } = match(slots, reader, this.columns, slots.length);
    sortOrdinals(ordinals, { order: 'relevance' }, this.columns, scores);
    const marker = new Marker(slots);
    const tutorials: Suggested['tutorials'] = [];
    for (const ordinal of ordinals.slice(0, MOST_TITLES_READ)) {
      const title = this.file.titleOf(ordinal);
      if (marker.countSlots(title) < slots.length) continue;
      tutorials.push({
        id: this.columns.ids[ordinal]!,
        domainId: this.columns.domains[ordinal]!,
        title,
        marks: marker.marks(title),
      });
      if (tutorials.length === MOST_TITLES) break;
    }
    return { tutorials, tags: suggestTags(question.words, this.columns) };
  }

  /** Takes in what was written since the last question. */
  private refresh(): void {
    const version = this.file.dataVersion;
    if (version === this.seenVersion) return;
    for (const row of this.file.documentsAfter(this.columns.last)) this.columns.add(row);
    this.vocabulary.refresh();
    this.answers?.clear();
    this.seenVersion = version;
  }

  private ordinalsOf(ids: readonly number[]): number[] {
    return ids.flatMap((id) => this.columns.ordinalOf(id) ?? []);
  }

  private lexicon() {
    const reader = new TermReader(this.file, this.columns);
    const lexicon = {
      similarTo: this.vocabulary.corrections(),
      meanings: this.meanings,
      has: (term: string) => reader.has(term),
      wordsFrom: (prefix: string, limit: number) => this.file.wordsFrom(prefix, limit),
    };
    return { lexicon, reader };
  }

  private answer(text: string): Answer {
    const known = this.answers?.get(text);
    if (known) return known;
    const answer = this.findAnswer(readQuestion(text));
    this.answers?.set(text, answer);
    return answer;
  }

  private findAnswer(question: Question): Answer {
    const { lexicon, reader } = this.lexicon();
    // What nothing stands for is nowhere: the other words are to be found without it.
    const isUsable = ({ alternatives }: Slot) =>
      alternatives.some(({ terms }) => terms.every((term) => reader.has(term)));
    let slots = slotsOf(question, lexicon).filter(isUsable);
    let matches = this.matchAll(question, slots, reader);
    if (matches.ordinals.length === 0 && question.words.length > 0) {
      const loose = slotsOf(question, lexicon, true).filter(isUsable);
      const again = this.matchAll(question, loose, reader);
      if (again.ordinals.length > 0) [slots, matches] = [loose, again];
    }
    const suggestion = matches.ordinals.length > 0 ? corrected(question.text, slots) : null;
    return { slots, matches, suggestion };
  }

  private matchAll(question: Question, slots: Slot[], reader: TermReader): Matches {
    const matches = this.matchWords(question, slots, reader);
    if (question.excluded.length > 0) {
      const excluded = new Set(
        question.excluded.flatMap(({ word, stem }) => [
          ...reader.read(wordTerm(word)).ordinals,
          ...reader.read(stemTerm(stem)).ordinals,
        ]),
      );
      matches.ordinals = matches.ordinals.filter((ordinal) => !excluded.has(ordinal));
    }
    if (question.phrases.length > 0) {
      const { scores } = matches;
      matches.ordinals.sort((one, other) => scores[other]! - scores[one]!);
      matches.ordinals = holdsPhrases(matches.ordinals, question.phrases, this.file);
    }
    return matches;
  }

  private matchWords(question: Question, slots: Slot[], reader: TermReader): Matches {
    // Without a word to find, what is excluded is excluded from all.
    const isExclusion = question.words.length === 0 && question.excluded.length > 0;
    if (isExclusion)
      return { ordinals: this.columns.all(), scores: new Float64Array(this.columns.capacity), tells: [] };
    const atLeast = question.phrases.length > 0 ? slots.length : undefined;
    return match(slots, reader, this.columns, atLeast);
  }

  private nearest({ slots, matches }: Answer): number[] {
    const reader = new TermReader(this.file, this.columns);
    const any = matches.ordinals.length > 0 ? matches : match(slots, reader, this.columns, 1);
    const { scores } = any;
    const ordinals = [...any.ordinals];
    sortOrdinals(ordinals, { order: 'relevance' }, this.columns, scores);
    return ordinals.slice(0, NEAREST).map((ordinal) => this.columns.ids[ordinal]!);
  }
}

/** The text with what the mistyped words stand for; null when none is mistyped. */
function corrected(text: string, slots: readonly Slot[]): string | null {
  let better = text;
  for (const { token, correction } of slots.toReversed())
    if (correction) better = better.slice(0, token.start) + correction.written + better.slice(token.end);
  return better === text ? null : better;
}

import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { DocumentColumns } from './document-columns.js';
import { stemTerm, wordTerm } from './document-terms.js';
import { Documents } from './documents.js';
import type { IndexFile } from './index-file.js';
import { match } from './matching.js';
import { type Matches, withNounsFirst } from './matches.js';
import { meaningsOf } from './meanings.js';
import { firstOrdinals } from './ordering.js';
import { holdsPhrases } from './phrases.js';
import { type Question, readQuestion } from './question.js';
import type { Selected } from './selection.js';
import { corrected, type Lexicon, nounSlotsOf, type Slot, slotsOf } from './slots.js';
import type { TermReader } from './term-reader.js';
import type { Vocabulary } from './vocabulary.js';

const NEAREST = 3;

/** A query resolved to slots, and its matches. */
export interface Answer {
  slots: Slot[];
  matches: Matches;
  suggestion: string | null;
  /** The last selection among the matches, for its other pages and orders. */
  selected?: Selected & { under: string };
}

/** Resolves queries. Caches recent answers, because explanations and further pages need them again. */
export class Answers {
  private synonyms: readonly (readonly string[])[] = [];
  private meanings = meaningsOf([]);
  private readonly kept: LRUCache<string, Answer> | undefined;

  /** @param keptAnswers size of the cache */
  constructor(
    private readonly file: IndexFile,
    private readonly columns: DocumentColumns,
    private readonly reader: TermReader,
    private readonly vocabulary: Vocabulary,
    keptAnswers: number,
  ) {
    if (keptAnswers > 0) this.kept = new LRUCache({ max: keptAnswers });
  }

  clear(): void {
    this.kept?.clear();
  }

  /**
   * Replaces the synonym groups used besides the built-in list.
   * @returns whether they differ from those before
   */
  useSynonyms(groups: readonly (readonly string[])[]): boolean {
    if (isDeepStrictEqual(groups, this.synonyms)) return false;
    this.synonyms = groups;
    this.meanings = meaningsOf(groups);
    this.clear();
    return true;
  }

  /** The answer to a query without space around it. */
  of(text: string): Answer {
    const known = this.kept?.get(text);
    if (known) return known;
    const answer = this.findAnswer(readQuestion(text));
    this.kept?.set(text, answer);
    return answer;
  }

  private findAnswer(question: Question): Answer {
    const lexicon = this.lexicon();
    const { reader } = this;
    // Ignores words without any match, so that the others can be found.
    const isUsable = ({ alternatives }: Slot) => alternatives.some((each) => reader.hasEach(each));
    let slots = slotsOf(question, lexicon).filter(isUsable);
    let matches = this.matchAll(question, slots);
    if (matches.documents.length === 0 && question.words.length > 0) {
      const loose = slotsOf(question, lexicon, true).filter(isUsable);
      const again = this.matchAll(question, loose);
      if (again.documents.length > 0) [slots, matches] = [loose, again];
    }
    const suggestion = matches.documents.length > 0 ? corrected(question.text, slots) : null;
    const nouns = nounSlotsOf(question, lexicon);
    if (nouns.length === 0) return { slots, matches, suggestion };
    const withNouns = [...slots, ...nouns];
    const closer = match(withNouns, reader, this.columns, 'all');
    return { slots: withNouns, matches: withNounsFirst(matches, closer), suggestion };
  }

  private matchAll(question: Question, slots: Slot[]): Matches {
    const { reader } = this;
    const matches = this.matchWords(question, slots);
    if (question.excluded.length > 0) {
      const excluded = new Set(
        question.excluded.flatMap(({ word, stem }) => [
          ...reader.read(wordTerm(word)).all().ordinals,
          ...reader.read(stemTerm(stem)).all().ordinals,
        ]),
      );
      matches.documents = matches.documents.filter((ordinal) => !excluded.has(ordinal));
    }
    if (question.phrases.length > 0) {
      const ranked = matches.best(matches.documents, matches.documents.length);
      const held = Int32Array.from(holdsPhrases(ranked, question.phrases, this.file));
      matches.documents = Documents.listed(held, this.columns.capacity);
    }
    return matches;
  }

  private matchWords(question: Question, slots: Slot[]): Matches {
    // A query of exclusions only starts from all documents.
    const isExclusion = question.words.length === 0 && question.excluded.length > 0;
    if (isExclusion) {
      const best = (among: Documents, most: number) =>
        firstOrdinals(among, most, { order: 'id' }, this.columns);
      return { documents: this.columns.all(), best, tells: [] };
    }
    return match(slots, this.reader, this.columns, question.phrases.length > 0 ? 'all' : undefined);
  }

  /** Ids of the closest documents. */
  nearest({ slots, matches }: Answer): number[] {
    const any = matches.documents.length > 0 ? matches : match(slots, this.reader, this.columns, 'any');
    return any.best(any.documents, NEAREST).map((ordinal) => this.columns.ids[ordinal]!);
  }

  /** @param has whether a term is in any document */
  lexicon(has = (term: string) => this.reader.has(term)): Lexicon {
    return {
      similarTo: this.vocabulary.corrections(),
      meanings: this.meanings,
      has,
      wordsFrom: (...asked) => this.file.wordsFrom(...asked),
    };
  }
}

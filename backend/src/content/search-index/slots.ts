import { analyse, type Token } from '@passerelle/api-client/search/analyse';
import { stemTerm, titleTerm, wordTerm } from './document-terms.js';
import type { Meaning } from './meanings.js';
import type { Question } from './question.js';
import type { Similar } from './vocabulary.js';

/** Weight of a match relative to the exact word, by its kind. */
export const WEIGHT = {
  word: 1,
  stem: 0.8,
  otherUse: 0.2,
  joined: 0.9,
  part: 0.6,
  synonym: 0.6,
  beginning: 0.5,
  longer: 0.25,
  oneError: 0.6,
  moreErrors: 0.4,
};
const BEGINNINGS = 12;
/** Fewer, since each of them is a common word. */
const BEGINNINGS_OF_TWO_LETTERS = 8;
const SHORTEST_BEGINNING = 2;
const SHORTEST_IN_TEXTS = 3;

/** One term, or several required ones, that can match a word. */
export interface Alternative {
  terms: string[];
  weight: number;
  /** Whether titles only are looked at. */
  isInTitle?: boolean;
}

/** A word of a query with all alternatives that can match it. */
export interface Slot {
  token: Token;
  alternatives: Alternative[];
  /** Indexed word that replaces a mistyped one. */
  correction?: Similar;
}

/** Look-ups needed to make slots. */
export interface Lexicon {
  similarTo: (word: string) => readonly Similar[];
  /** Longest first. */
  meanings: readonly Meaning[];
  has: (term: string) => boolean;
  /** Those of most documents or titles first. */
  wordsFrom: (prefix: string, limit: number, of: 'documents' | 'titles') => { word: string }[];
}

/** @param withErrors treats known words as possibly mistyped, too */
export function slotsOf(question: Question, lexicon: Lexicon, withErrors = false): Slot[] {
  const words = question.words.filter(({ isCompound }) => !isCompound);
  const compounds = question.words.filter(({ isCompound }) => isCompound);
  const slots = words.map((token): Slot => {
    const whole = compounds.filter(({ start, end }) => start <= token.start && end >= token.end);
    const factor = whole.length > 0 ? WEIGHT.part : 1;
    return {
      token,
      alternatives: [...formsOf(token, factor), ...whole.flatMap((compound) => formsOf(compound, 1))],
    };
  });
  addJoined(slots, lexicon);
  addSynonyms(slots, lexicon.meanings);
  for (const [index, slot] of slots.entries()) {
    const isKnown = slot.alternatives.some(({ terms }) => terms.every((term) => lexicon.has(term)));
    const { word } = slot.token;
    const isLast = question.isLastUnfinished && index === slots.length - 1;
    const mayGoOn = isLast && (question.isBeginning || !lexicon.has(wordTerm(word)));
    const hasBeginnings = mayGoOn && addBeginnings(slot, lexicon, question.isBeginning === true);
    if ((!isKnown && !hasBeginnings) || withErrors) addSimilar(slot, lexicon, !isKnown);
  }
  return slots;
}

/** Slots of the nouns beside the words of a query: only where it is a noun has a stop word a stem in the index. */
export function nounSlotsOf({ nouns }: Question, { has }: Pick<Lexicon, 'has'>): Slot[] {
  return nouns
    .filter(({ stem }) => has(stemTerm(stem)))
    .map((token) => ({ token, alternatives: [{ terms: [stemTerm(token.stem)], weight: WEIGHT.word }] }));
}

function formsOf({ word, stem, isNoun }: Token, factor: number): Alternative[] {
  if (isNoun)
    return [
      { terms: [stemTerm(stem)], weight: WEIGHT.word * factor },
      { terms: [wordTerm(word)], weight: WEIGHT.otherUse * factor },
    ];
  return [
    { terms: [wordTerm(word)], weight: WEIGHT.word * factor },
    { terms: [stemTerm(stem)], weight: WEIGHT.stem * factor },
    ...weForm(word, factor),
  ];
}

/** « créons » matches « créer »; the stemmer must leave it whole because of nouns such as « boutons ». */
function weForm(word: string, factor: number): Alternative[] {
  const [, verb] = /^(.{3,})ons$/.exec(word) ?? [];
  const [token] = verb && !verb.endsWith('i') ? analyse(`${verb}er`) : [];
  return token ? [{ terms: [stemTerm(token.stem)], weight: WEIGHT.stem * factor }] : [];
}

/** « e mail » matches `email`, and « media query » matches `MediaQueries`. */
function addJoined(slots: Slot[], { has }: Lexicon): void {
  for (let index = 1; index < slots.length; index += 1) {
    const [one, other] = [slots[index - 1]!, slots[index]!];
    const [joined] = analyse(one.token.word + other.token.word);
    if (!joined) continue;
    const term = [wordTerm(joined.word), stemTerm(joined.stem)].find(has);
    if (!term) continue;
    for (const slot of [one, other]) slot.alternatives.push({ terms: [term], weight: WEIGHT.joined });
  }
}

function addSynonyms(slots: Slot[], meanings: readonly Meaning[]): void {
  const stems = slots.map(({ token }) => token.stem);
  /** Length of the longest sequence already matched, by the index of each of its words. */
  const explained = new Map<number, number>();
  for (const { stems: wanted, others } of meanings) {
    for (let from = 0; from + wanted.length <= stems.length; from += 1) {
      if (!wanted.every((stem, index) => stems[from + index] === stem)) continue;
      if ((explained.get(from) ?? 0) > wanted.length) continue;
      for (const [index] of wanted.entries()) {
        explained.set(from + index, wanted.length);
        for (const other of others)
          slots[from + index]!.alternatives.push({ terms: other.map(stemTerm), weight: WEIGHT.synonym });
      }
    }
  }
}

/**
 * A known word may also be a prefix of others, short ones too: « java » of « javascript ».
 * @param isForTitles whether only words of titles will do
 */
function addBeginnings(slot: Slot, { has, wordsFrom }: Lexicon, isForTitles: boolean): boolean {
  const { word } = slot.token;
  if (word.length < SHORTEST_BEGINNING) return false;
  const weight = has(wordTerm(word)) ? WEIGHT.longer : WEIGHT.beginning;
  const isShort = word.length < SHORTEST_IN_TEXTS;
  const most = isShort ? BEGINNINGS_OF_TWO_LETTERS : BEGINNINGS;
  const addFrom = (of: 'documents' | 'titles'): boolean => {
    const terms = wordsFrom(word, most, of).map((each) => wordTerm(each.word));
    const isInTitle = of === 'titles';
    // Titles that were removed or rewritten are still counted.
    const found = isInTitle ? terms.filter((term) => has(titleTerm(term))) : terms;
    for (const term of found) slot.alternatives.push({ terms: [term], weight, isInTitle });
    return found.length > 0;
  };
  // Two letters begin words that most texts have some of.
  return ((isForTitles || isShort) && addFrom('titles')) || addFrom('documents');
}

function addSimilar(slot: Slot, { similarTo }: Lexicon, isMistyped: boolean): void {
  const similar = similarTo(slot.token.word);
  for (const { word, errors } of similar) {
    const weight = errors === 1 ? WEIGHT.oneError : WEIGHT.moreErrors;
    const [token] = analyse(word);
    slot.alternatives.push({ terms: [wordTerm(word)], weight });
    if (token) slot.alternatives.push({ terms: [stemTerm(token.stem)], weight: weight * WEIGHT.stem });
  }
  if (isMistyped && similar[0]) slot.correction = similar[0];
}

/** The text with its corrections; null without any. */
export function corrected(text: string, slots: readonly Slot[]): string | null {
  let better = text;
  for (const { token, correction } of slots.toReversed())
    if (correction) better = better.slice(0, token.start) + correction.written + better.slice(token.end);
  return better === text ? null : better;
}

import { analyse, eachToken } from '@passerelle/api-client/search/analyse';
import type { SearchDocument } from './search-document.js';

/** Prefixes keep words and stems apart. */
export const wordTerm = (word: string): string => `w${word}`;
export const stemTerm = (stem: string): string => `s${stem}`;
/** The term for titles only: it lists the documents that have the word or stem in their titles. */
export const titleTerm = (term: string): string => `t${term}`;

interface Field {
  weight: number;
  /** Typical number of words in the field. */
  usual: number;
  /** How much a longer field lowers the score, 0 to 1. */
  slope: number;
}

const fields = {
  title: { weight: 9, usual: 7, slope: 0.4 },
  tags: { weight: 6, usual: 4, slope: 0.3 },
  headings: { weight: 3, usual: 40, slope: 0.5 },
  description: { weight: 3.5, usual: 22, slope: 0.5 },
  author: { weight: 3, usual: 2, slope: 0 },
  body: { weight: 1, usual: 900, slope: 0.65 },
} satisfies Record<string, Field>;

/** BM25's k1: above this count, more occurrences add little. */
const SATURATION = 3;

/** Weight of a term in a document, see `Posting`. */
export interface TermWeight {
  impact: number;
  title: number;
}

export interface DocumentTerms {
  terms: Map<string, TermWeight>;
  /** Folded words of the document, each with one of its spellings. */
  words: Map<string, string>;
}

/** Extracts the terms of a document, with the part of their BM25 score that depends on the document alone. */
export function termsOf(document: SearchDocument): DocumentTerms {
  const texts: Record<keyof typeof fields, string> = {
    title: document.title,
    tags: document.tags.map(({ name }) => name).join('\n'),
    headings: document.sections.map(({ heading }) => heading ?? '').join('\n'),
    description: document.description,
    author: document.author,
    body: document.sections.map(({ text }) => text).join('\n'),
  };
  const counted: Weights = { words: new Map(), stems: new Map(), written: new Map() };
  for (const [name, field] of Object.entries(fields))
    addField(texts[name as keyof typeof fields], field, counted);
  const inTitle = titleTerms(document.title);
  const terms = new Map<string, TermWeight>();
  const add = (term: string, weight: number): void => {
    const impact = Math.max(1, Math.round((255 * weight) / (weight + SATURATION)));
    const title = inTitle.get(term) ?? 0;
    terms.set(term, { impact, title });
    if (title > 0) terms.set(titleTerm(term), { impact, title });
  };
  for (const [word, weight] of counted.words) add(wordTerm(word), weight);
  for (const [stem, weight] of counted.stems) add(stemTerm(stem), weight);
  return { terms, words: counted.written };
}

interface Weights {
  words: Map<string, number>;
  stems: Map<string, number>;
  written: Map<string, string>;
}

function addField(text: string, { weight, usual, slope }: Field, { words, stems, written }: Weights): void {
  const counts = new Map<string, number>();
  const stemCounts = new Map<string, number>();
  let length = 0;
  eachToken(text, ({ word, stem, isStopWord, isNoun, start, end }, at) => {
    length += 1;
    counts.set(word, (counts.get(word) ?? 0) + 1);
    if (isStopWord && !isNoun) return;
    stemCounts.set(stem, (stemCounts.get(stem) ?? 0) + 1);
    if (!written.has(word)) written.set(word, text.slice(at + start, at + end).toLowerCase());
  });
  const one = weight / (1 - slope + (slope * length) / usual);
  for (const [word, count] of counts) words.set(word, (words.get(word) ?? 0) + one * count);
  for (const [stem, count] of stemCounts) stems.set(stem, (stems.get(stem) ?? 0) + one * count);
}

/** Words weigh more in a shorter title. */
function titleTerms(title: string): Map<string, number> {
  const tokens = analyse(title);
  const counted = tokens.filter(({ isStopWord, isCompound }) => !isStopWord && !isCompound).length;
  const share = Math.round(255 / Math.sqrt(Math.max(1, counted)));
  return new Map(
    tokens.flatMap(({ word, stem }): [string, number][] => [
      [wordTerm(word), share],
      [stemTerm(stem), share],
    ]),
  );
}

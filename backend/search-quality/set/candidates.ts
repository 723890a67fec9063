import { createHash } from 'node:crypto';
import { fold } from '@passerelle/api-client/fold';
import type { Document } from '../corpus.js';
import { otherEnding } from './endings.js';
import type { Grade, Kind } from './queries.js';
import { errors, mistype } from './typing-errors.js';
import { contentWords, foldWord, wordSet } from './words.js';

/** A query made by the rule, and its judgements: 3 for the tutorial that it was made from. */
export interface Candidate {
  kind: Kind;
  text: string;
  judgements: Map<string, Grade>;
}

/** Numbers of candidates per kind; a person then rejects some of them. */
const TITLES = 130;
const WITHOUT_ACCENTS = 45;
const EACH_ERROR = 17;
const ENDINGS = 70;
const BODY = 200;
const MAX_WORDS = 4;
const BODY_WORDS = 3;
/** Maximum number of tutorials that contain each word of a body query; at most `RARE` contain its rarest word. */
const MOST_COMMON = 60;
const RARE = 12;

/** A pseudo-random number that depends on the parts alone: not on the machine, nor on the other tutorials. */
const chance = (...parts: (string | number)[]): number =>
  createHash('sha256').update(parts.join('\n')).digest().readUInt32BE(0);

/** The tutorials in an arbitrary order, different for each kind. */
const shuffled = (documents: Document[], kind: string): Document[] =>
  documents
    .map((document) => ({ document, order: chance(kind, document.name) }))
    .sort((a, b) => a.order - b.order)
    .map(({ document }) => document);

const titleSets = new Map<string, Set<string>>();

function titleSet(title: string): Set<string> {
  const set = titleSets.get(title) ?? wordSet(title);
  titleSets.set(title, set);
  return set;
}

/** Two to four consecutive words of the title; undefined if too many titles contain them. */
function titleWords(document: Document, kind: string, documents: Document[]): string[] | undefined {
  const words = [...new Set(contentWords(document.title))];
  const first = words.length > MAX_WORDS ? chance(kind, document.name, 'first') % (words.length - 2) : 0;
  const chosen = words.slice(first, first + (words.length > MAX_WORDS ? 3 : MAX_WORDS));
  if (chosen.length < 2 && (chosen[0]?.length ?? 0) < 6) return undefined;
  const alike = documents.filter(({ title }) => holdsAll(titleSet(title), chosen));
  return alike.length > 2 ? undefined : chosen;
}

const holdsAll = (set: Set<string>, words: string[]): boolean =>
  words.every((word) => set.has(foldWord(word)));

/** A tutorial with the same title is as good an answer; one whose title contains the same words is a good one. */
function judgeByTitle(from: Document, words: string[], documents: Document[]): Map<string, Grade> {
  const judgements = new Map<string, Grade>([[from.name, 3]]);
  for (const { name, title } of documents) {
    if (name === from.name || !holdsAll(titleSet(title), words)) continue;
    judgements.set(name, fold(title) === fold(from.title) ? 3 : 2);
  }
  return judgements;
}

function make(
  documents: Document[],
  kind: Kind,
  count: number,
  change: (words: string[], document: Document, index: number) => string | undefined,
): Candidate[] {
  const made: Candidate[] = [];
  for (const from of shuffled(documents, kind)) {
    if (made.length === count) break;
    const words = titleWords(from, kind, documents);
    const text = words && change(words, from, made.length);
    if (text) made.push({ kind, text, judgements: judgeByTitle(from, words, documents) });
  }
  return made;
}

function withoutAccents(words: string[]): string | undefined {
  const text = words.join(' ');
  return fold(text) === text ? undefined : fold(text);
}

const withError = (error: (typeof errors)[number]) =>
  function mistyped(words: string[], { name }: Document, index: number): string | undefined {
    const word = words.filter((each) => /^\p{L}{5,}$/u.test(each)).sort((a, b) => b.length - a.length)[0];
    if (!word) return undefined;
    // One error in three is in the first letter.
    const at = index % 3 === 0 ? 0 : 1 + (chance(error, name) % (word.length - 1));
    const wrong = mistype(word, error, at);
    return wrong && words.map((each) => (each === word ? wrong : each)).join(' ');
  };

/** Every word form that occurs in the tutorials; other forms are not used, because nobody writes them. */
function attestedForms(documents: Document[]): Set<string> {
  const texts = documents.map(({ title, prose }) => `${title} ${prose}`.toLowerCase());
  return new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []));
}

const withOtherEndings = (attested: Set<string>) => (words: string[]) => {
  const changed = words.map((word) => {
    const other = otherEnding(word);
    return other && attested.has(other) ? other : word;
  });
  const count = changed.filter((word, index) => word !== words[index]).length;
  return count * 2 >= words.length ? changed.join(' ') : undefined;
};

/** Consecutive words of a sentence that occur neither in the title, description and tags, nor in another tutorial. */
function bodyWords(documents: Document[]): Candidate[] {
  const holders = new Map<string, Set<Document>>();
  for (const document of documents)
    for (const word of wordSet(document.prose))
      holders.set(word, (holders.get(word) ?? new Set()).add(document));
  const frequency = (word: string) => holders.get(foldWord(word))!.size;
  const isAlone = ([first, ...others]: string[]) =>
    [...holders.get(foldWord(first!))!].filter((each) =>
      others.every((word) => holders.get(foldWord(word))!.has(each)),
    ).length === 1;
  const made: Candidate[] = [];
  for (const from of shuffled(documents, 'body')) {
    if (made.length === BODY) break;
    const known = wordSet([from.title, from.description, ...from.tags].join(' '));
    const fits = (word: string) =>
      /^\p{L}{4,}$/u.test(word) && !known.has(foldWord(word)) && frequency(word) <= MOST_COMMON;
    const choice = from.prose
      .split(/[.!?:;|•\n]+\s/)
      .flatMap((sentence) => {
        const words = contentWords(sentence);
        return words.map((_, at) => words.slice(at, at + BODY_WORDS));
      })
      .filter((words) => new Set(words).size === BODY_WORDS && words.every(fits))
      .filter((words) => words.some((word) => frequency(word) <= RARE))
      .map((words) => ({ words, order: chance(from.name, ...words) }))
      .sort((a, b) => a.order - b.order)
      .find(({ words }) => isAlone(words))?.words;
    if (choice) made.push({ kind: 'body', text: choice.join(' '), judgements: new Map([[from.name, 3]]) });
  }
  return made;
}

/** All candidates of the rule; always the same for the same tutorials. */
export function makeCandidates(documents: Document[]): Candidate[] {
  const attested = attestedForms(documents);
  return [
    ...make(documents, 'title', TITLES, (words) => words.join(' ')),
    ...make(documents, 'no-accents', WITHOUT_ACCENTS, withoutAccents),
    ...errors.flatMap((error) => make(documents, `error-${error}`, EACH_ERROR, withError(error))),
    ...make(documents, 'ending', ENDINGS, withOtherEndings(attested)),
    ...bodyWords(documents),
  ];
}

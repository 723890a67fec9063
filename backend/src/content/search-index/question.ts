import { analyse, isUsedAsNoun, type Token } from '@passerelle/api-client/search/analyse';

/** Further words and phrases are ignored, to bound the cost of a query. */
const MAX_WORDS = 20;
const MAX_PHRASES = 5;
const MAX_NOUNS = 3;

/** A search text, parsed. */
export interface Question {
  text: string;
  /** Words to find; without stop words if others remain. */
  words: Token[];
  /** Stop words of the text that are nouns in it; documents with them come first. */
  nouns: Token[];
  /** Whether the text ends with the last of `words`, which may therefore be incomplete. */
  isLastUnfinished: boolean;
  /** Whether typing goes on, so that even a known last word may be incomplete. */
  isBeginning?: boolean;
  /** Sequences to find literally, including compounds and stop words. */
  phrases: Token[][];
  /** Words to exclude. */
  excluded: Token[];
}

/** Quotes of any kind enclose a phrase; a minus before a word or a phrase excludes it. There is no other syntax. */
const PARTS =
  /(?<minus>(?<![^\s(])[-−])?(?:["“”«](?<phrase>[^"“”«»]*)["“”»]|(?<plain>[^\s"“”«»]+|["“”«»]))/gu;

/** Parses any text; there are no syntax errors. */
export function readQuestion(text: string): Question {
  const question: Question = {
    text,
    words: [],
    nouns: [],
    isLastUnfinished: false,
    phrases: [],
    excluded: [],
  };
  const asked: Token[] = [];
  for (const match of text.matchAll(PARTS)) {
    const { minus, phrase, plain } = match.groups!;
    const from = match.index + match[0].indexOf(phrase ?? plain ?? '');
    const tokens = analyse(phrase ?? plain ?? '').map((token) => placed(token, from, text));
    if (minus) question.excluded.push(...tokens.filter(({ isCompound }) => !isCompound));
    else {
      asked.push(...tokens);
      if (phrase && tokens.length > 1) question.phrases.push(tokens);
    }
  }
  const telling = asked.filter(({ isStopWord }) => !isStopWord);
  question.words = (telling.length > 0 ? telling : asked).slice(0, MAX_WORDS);
  if (telling.length > 0) question.nouns = asked.filter(({ isNoun }) => isNoun).slice(0, MAX_NOUNS);
  question.phrases = question.phrases.slice(0, MAX_PHRASES);
  question.excluded = question.excluded.slice(0, MAX_WORDS);
  question.isLastUnfinished = question.words.at(-1)?.end === text.length;
  return question;
}

/** Moves a token of a part of a text to its place in the whole: its neighbours tell whether it is a noun. */
function placed(token: Token, from: number, text: string): Token {
  const start = token.start + from;
  return {
    ...token,
    start,
    end: token.end + from,
    ...(token.isNoun !== undefined && { isNoun: isUsedAsNoun(token.word, text, start) }),
  };
}

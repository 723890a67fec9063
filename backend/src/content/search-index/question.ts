import { analyse, type Token } from '@passerelle/api-client/search/analyse';

/** What comes behind them counts for nothing: a question has an end, and so has what it costs. */
const MAX_WORDS = 20;
const MAX_PHRASES = 5;

/** What somebody asks for, read from the text they typed. */
export interface Question {
  text: string;
  /** To be found, stop words left out where others remain. */
  words: Token[];
  /** Whether the last of `words` ends the text, and so may be the beginning of one. */
  isLastUnfinished: boolean;
  /** Whether more is being typed: the last word may go on even where it is one. */
  isBeginning?: boolean;
  /** To be found one right behind the other, compounds and stop words included. */
  phrases: Token[][];
  /** Not to be found. */
  excluded: Token[];
}

/** Quotes of any kind hold a phrase, and a minus ahead of a word or a phrase excludes it; nothing else is special. */
const PARTS =
  /(?<minus>(?<![^\s(])[-−])?(?:["“”«](?<phrase>[^"“”«»]*)["“”»]|(?<plain>[^\s"“”«»]+|["“”«»]))/gu;

/** Reads any text. */
export function readQuestion(text: string): Question {
  const question: Question = { text, words: [], isLastUnfinished: false, phrases: [], excluded: [] };
  const asked: Token[] = [];
  for (const match of text.matchAll(PARTS)) {
    const { minus, phrase, plain } = match.groups!;
    const from = match.index + match[0].indexOf(phrase ?? plain ?? '');
    const tokens = analyse(phrase ?? plain ?? '').map((token) => ({
      ...token,
      start: token.start + from,
      end: token.end + from,
    }));
    if (minus) question.excluded.push(...tokens.filter(({ isCompound }) => !isCompound));
    else {
      asked.push(...tokens);
      if (phrase && tokens.length > 1) question.phrases.push(tokens);
    }
  }
  const telling = asked.filter(({ isStopWord }) => !isStopWord);
  question.words = (telling.length > 0 ? telling : asked).slice(0, MAX_WORDS);
  question.phrases = question.phrases.slice(0, MAX_PHRASES);
  question.excluded = question.excluded.slice(0, MAX_WORDS);
  question.isLastUnfinished = question.words.at(-1)?.end === text.length;
  return question;
}

const SPACE = String.raw`[ \u00a0\u202f\t]`;

/** Words that only a noun follows, possibly elided. */
const DETERMINERS =
  'un le du au ce cet chaque quel aucun deux trois les des aux ces mes tes ses nos vos leurs';
const AFTER_DETERMINER = new RegExp(
  String.raw`(?<=(?:^|[^\p{L}\p{N}'’-])(?:(?:${DETERMINERS.replaceAll(' ', '|')})${SPACE}+|[ld]['’]))\p{L}`,
  'iuy',
);
/** The end of a sentence or of a part of it, after the word. */
const BEFORE_PAUSE = /\p{L}+"?[^\S\n]*(?:$|[\n.,;:!?…)\]»”|/])/uy;
const BEFORE_END = /\p{L}+\s{0,3}[.!?…]?\s{0,3}$/uy;
/** Words that can follow a noun, but not a possessive. */
const FOLLOWERS =
  'de du des et ou est en dans sur pour par qui que à au aux avec sans sous vers a peut doit ne se';
const BEFORE_FOLLOWER = new RegExp(
  String.raw`\p{L}+${SPACE}+(?:(?:${FOLLOWERS.replaceAll(' ', '|')})(?![\p{L}\p{N}'’-])|d['’])`,
  'iuy',
);

/** Patterns that identify a noun. Possessives, prepositions and conjunctions never end a part of a sentence. */
const POSSESSIVE = [AFTER_DETERMINER, BEFORE_PAUSE, BEFORE_FOLLOWER];
const PREPOSITION = [AFTER_DETERMINER, BEFORE_PAUSE];
const VERB = [AFTER_DETERMINER, BEFORE_END];
/** In a French text, these English words are commands or keywords of programming languages. */
const ENGLISH = [/\p{L}/uy];
/** Stop words that can also be nouns, with the patterns of their use as nouns. */
const signs: ReadonlyMap<string, readonly RegExp[]> = new Map(
  Object.entries({
    son: POSSESSIVE,
    ton: POSSESSIVE,
    mon: POSSESSIVE,
    car: PREPOSITION,
    mais: PREPOSITION,
    sous: PREPOSITION,
    vers: PREPOSITION,
    pendant: PREPOSITION,
    as: VERB,
    est: VERB,
    fait: VERB,
    these: ENGLISH,
    this: ENGLISH,
    which: ENGLISH,
    with: ENGLISH,
  }),
);

/** @param word folded */
export function mayBeNoun(word: string): boolean {
  return signs.has(word);
}

/**
 * Whether a stop word is a noun here: « la carte son », « un son », but not « son étagère ».
 * @param word folded
 * @param start of the word in the text
 */
export function isUsedAsNoun(word: string, text: string, start: number): boolean {
  return (signs.get(word) ?? []).some((sign) => {
    sign.lastIndex = start;
    return sign.test(text);
  });
}

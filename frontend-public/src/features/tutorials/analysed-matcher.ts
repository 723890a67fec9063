import { analyse, type Token } from '@passerelle/api-client/search/analyse';

/** Fields that the catalogue searches. */
export interface CatalogueText {
  title: string;
  description: string;
}

export type Matcher = (tutorial: CatalogueText) => boolean;

const tokensOf = new WeakMap<CatalogueText, Token[]>();

/**
 * Matches tutorials that contain all words of a text in title or description, whatever their endings. The last word may
 * be a prefix.
 */
export function analysedMatcher(text: string): Matcher {
  const asked = analyse(text);
  const telling = asked.filter((token) => !token.isCompound && !token.isStopWord);
  const last = asked.at(-1);
  return (tutorial) => {
    const held = heldTokens(tutorial);
    const isHeld = ({ word, stem, end }: Token) =>
      held.some((token) => token.stem === stem || (end === last?.end && token.word.startsWith(word)));
    const isHeldWhole = ({ start, end }: Token) =>
      asked.some((other) => other.isCompound && other.start <= start && end <= other.end && isHeld(other));
    return telling.length > 0 && telling.every((token) => isHeld(token) || isHeldWhole(token));
  };
}

function heldTokens(tutorial: CatalogueText): Token[] {
  let tokens = tokensOf.get(tutorial);
  if (!tokens) {
    tokens = [...analyse(tutorial.title), ...analyse(tutorial.description)];
    tokensOf.set(tutorial, tokens);
  }
  return tokens;
}

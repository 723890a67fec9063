import { fold } from '@passerelle/api-client/fold';

/** Words without a meaning of their own, which nobody types to find a subject. */
const EMPTY = new Set(
  `à au aux avec ce ces cette ceci cela c comme comment dans de des du d elle en entre est et être il ils je la le les
  leur leurs l lui ma mais me mes mon n ne nos notre nous on ou où par pas plus pour qu que quel quelle quelles quels
  qui quoi s sa sans se ses si son sont sous sur t ta te tes toi ton tu un une vers vos votre vous y the a an of and to
  in for with module chapitre partie étape afin ainsi aussi alors après avant bien car cet chaque dont donc encore fait
  faire faut même peut peuvent permet permettent tout toute toutes tous très était ont sera avoir depuis ensuite chez devrait pourquoi pendant tant votre grâce prend`
    .split(/\s+/)
    .map(fold),
);

const known = new Map<string, string>();

/** Folds one word; cached, because words recur in texts. */
export function foldWord(word: string): string {
  const folded = known.get(word) ?? fold(word);
  known.set(word, folded);
  return folded;
}

/** The words of a text in order, in lower case, without those of `EMPTY`. */
export function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/\d+\.\d+|[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
  return words.filter((word) => word.length > 1 && !/^\d+$/.test(word) && !EMPTY.has(foldWord(word)));
}

/** The distinct words of a text without accents, for comparing texts. */
export const wordSet = (text: string): Set<string> => new Set(contentWords(text).map(foldWord));

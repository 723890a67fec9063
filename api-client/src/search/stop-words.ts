import { fold } from '../fold.js';

/**
 * Stop words with their accents: « maïs » and « dés » are not among them, though « mais » and « des » are. A query of
 * nothing but stop words, or one that quotes them, still searches for them. Not included: « été » (also a season), «
 * sans », « entre » and « pas » (they change the meaning).
 */
const french = `
a à ai aie ait alors après as au aucun aussi autre autres aux avaient avais avait avant avec avez avoir avons ayant beaucoup
bien ça çà car ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez ci combien comme comment dans de
depuis des doit dois donc dont du elle elles en encore est et étaient étais était étant êtes être eu eux faire fait faut
font furent fut fût ici il ils je la là le les leur leurs lors lorsque lui ma mais me même mêmes mes moi moins mon ne ni
nos notre nous on ont ou où par parce pendant peu peut peuvent peux plus plutôt pour pourquoi puis puisque qu quand que quel
quelle quelles quels quelque quelques qui quoi rien sa se sera seront sert servent ses si soit sommes son sont sous suis sur ta
tandis te tel telle telles tels tes toi ton toujours tous tout toute toutes très trop tu un une vers veut veux via voici
voilà vos votre vous y jusqu jusque quelqu quelquun presqu puisqu quoiqu lorsqu`;

const english = 'an are does how is my of the their these this those to what which with your';

const words = (text: string): string[] => text.trim().split(/\s+/);

const written = new Set(words(`${french} ${english}`));

/** All stop words, folded. */
export const stopWords: ReadonlySet<string> = new Set([...written].map(fold));

/** @param word lower case; its accents count only if it has any, because people often omit them */
export function isStopWord(word: string): boolean {
  return written.has(word) || (stopWords.has(word) && fold(word) === word);
}

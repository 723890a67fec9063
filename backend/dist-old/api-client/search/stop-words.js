/**
 * Stop words, without accents. Queries that consist of nothing else, or quote them, still search for them.
 * Not included: « été » (also a season), « sans », « entre » and « pas » (they change the meaning).
 */ const french = `
a ai aie ait alors apres as au aucun aussi autre autres aux avaient avais avait avant avec avez avoir avons ayant beaucoup
bien ca car ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez ci combien comme comment dans de
depuis des doit dois donc dont du elle elles en encore est et etaient etais etait etant etes etre eu eux faire fait faut
font furent fut ici il ils je la le les leur leurs lors lorsque lui ma mais me meme memes mes moi moins mon ne ni
nos notre nous on ont ou par parce pendant peu peut peuvent peux plus plutot pour pourquoi puis puisque qu quand que quel
quelle quelles quels quelque quelques qui quoi rien sa se sera seront sert servent ses si soit sommes son sont sous suis sur ta
tandis te tel telle telles tels tes toi ton toujours tous tout toute toutes tres trop tu un une vers veut veux via voici
voila vos votre vous y jusqu jusque quelqu quelquun presqu puisqu quoiqu lorsqu`;
const english = 'an are does how is my of the their these this those to what which with your';
export const stopWords = new Set(`${french} ${english}`.trim().split(/\s+/));
//# sourceMappingURL=stop-words.js.map

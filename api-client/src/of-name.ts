/** What « de » loses its vowel before; h is left alone, for nobody can tell « d’Hélène » from « de Hans » by rule. */
const VOWEL = /^([aeiouà-æè-ïò-öù-üœ]|y[^aeiouéèê])/i;

/** « de » and a name, as French writes it: « de Marc », « d’Ada », « d’Yves », « de Yann ». */
export function ofName(name: string): string {
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

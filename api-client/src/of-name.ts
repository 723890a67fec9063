/** Letters before which « de » is elided. Not h: no rule tells « d’Hélène » from « de Hans ». */
const VOWEL = /^([aeiouà-æè-ïò-öù-üœ]|y[^aeiouéèê])/i;

/** « de » and a name, as French writes it: « de Marc », « d’Ada », « d’Yves », « de Yann ». */
export function ofName(name: string): string {
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

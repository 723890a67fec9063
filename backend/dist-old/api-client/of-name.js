/** Letters before which « de » is elided. Not h: no rule tells « d’Hélène » from « de Hans ». */ const VOWEL = /^([aeiou\xe0-\xe6\xe8-\xef\xf2-\xf6\xf9-\xfc\u0153]|y[^aeiou\xe9\xe8\xea])/i;
/** « de » and a name, as French writes it: « de Marc », « d’Ada », « d’Yves », « de Yann ». */ export function ofName(name) {
    return VOWEL.test(name) ? `d\u{2019}${name}` : `de ${name}`;
}
//# sourceMappingURL=of-name.js.map

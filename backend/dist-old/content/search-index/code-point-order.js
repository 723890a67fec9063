const SURROGATES_AND_BEYOND = /[\ud800-\uffff]/g;
const SURROGATES = 0xd800;
const BEYOND_SURROGATES = 0xe000;
const FROM_THE_END = 0x10000 - BEYOND_SURROGATES;
const NUMBER_OF_SURROGATES = BEYOND_SURROGATES - SURROGATES;
/** As many units as a number holds exactly. */ const BEGINNING = 3;
/**
 * A key that JavaScript, which compares UTF-16 units, sorts as databases sort the text: by code points. Surrogates, the
 * units of the highest code points, stand behind all others in it.
 */ export function codePointKey(text) {
    return text.replace(SURROGATES_AND_BEYOND, (unit)=>{
        const code = unit.charCodeAt(0);
        const isSurrogate = code < BEYOND_SURROGATES;
        return String.fromCharCode(isSurrogate ? code + FROM_THE_END : code - NUMBER_OF_SURROGATES);
    });
}
/** A number for how a key begins: keys with a lower one sort ahead. */ export function beginningOf(key) {
    let number = 0;
    for(let index = 0; index < BEGINNING; index += 1)number = number * 0x10000 + (index < key.length ? key.charCodeAt(index) : 0);
    return number;
}
//# sourceMappingURL=code-point-order.js.map

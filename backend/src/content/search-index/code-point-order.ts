const SURROGATES_AND_BEYOND = /[\ud800-\uffff]/g;
const SURROGATES = 0xd800;
const BEYOND_SURROGATES = 0xe000;
const FROM_THE_END = 0x10000 - BEYOND_SURROGATES;
const NUMBER_OF_SURROGATES = BEYOND_SURROGATES - SURROGATES;

/** A number holds three UTF-16 units exactly. */
const BEGINNING = 3;

/**
 * A key that JavaScript, which compares UTF-16 units, sorts as databases sort the text: by code points. In the key,
 * surrogates sort after all other units.
 */
export function codePointKey(text: string): string {
  return text.replace(SURROGATES_AND_BEYOND, (unit) => {
    const code = unit.charCodeAt(0);
    const isSurrogate = code < BEYOND_SURROGATES;
    return String.fromCharCode(isSurrogate ? code + FROM_THE_END : code - NUMBER_OF_SURROGATES);
  });
}

/** A number for the beginning of a key; keys with lower numbers sort first. */
export function beginningOf(key: string): number {
  let number = 0;
  for (let index = 0; index < BEGINNING; index += 1)
    number = number * 0x10000 + (index < key.length ? key.charCodeAt(index) : 0);
  return number;
}

import { Refusal } from './refusal.js';

const REMEDY = 'enregistrez-le en UTF-8';
/** Characters of French texts beyond ASCII. */
const FRENCH =
  /[àâäçéèêëîïôöùûüÿæœÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸÆŒñÑáíóúßÁÍÓÚ«»‹›‘’“”–—…•°€£§©®™²³½¼¾×÷±µ·¿¡ªº¶¨´¸¯‰¹¢¥¦¬\u00A0\u00AD]/u;
/** Bytes that are not UTF-8 are decoded with the first of these that gives a French text. */
const OLD_ENCODINGS = [
  { name: 'Windows-1252', label: 'windows-1252' },
  { name: 'ISO-8859-15', label: 'iso-8859-15' },
  { name: 'Mac OS Roman', label: 'macintosh' },
];

/**
 * Decodes a text in UTF-8, UTF-16, or an encoding that French editors used before them. The result has line feeds as
 * line ends and no leading blank lines.
 * @param remark called for text that was not UTF-8
 * @throws Refusal for anything else, with the remedy
 */
export function decode(bytes: Uint8Array, remark: (message: string) => void = () => undefined): string {
  // Joined files have byte order marks inside.
  const text = decodeBytes(bytes, remark).replaceAll('\uFEFF', '').replace(/\r\n?/g, '\n');
  const decoded = fromLatin1(text, remark);
  remarkDoubleEncoding(decoded, remark);
  return decoded.replace(/^(?:[^\S\n]*\n)+/, '');
}

function decodeBytes(bytes: Uint8Array, remark: (message: string) => void): string {
  if (startsWith(bytes, 0xff, 0xfe, 0, 0) || startsWith(bytes, 0, 0, 0xfe, 0xff))
    throw new Refusal(`texte en UTF-32 : ${REMEDY}`);
  const utf16 = utf16Of(bytes);
  if (utf16) {
    remark(`texte lu en ${utf16.toUpperCase()} ; ${REMEDY} pour n’en plus dépendre`);
    return strictly(utf16, bytes) ?? refuse(`texte en UTF-16 abîmé : ${REMEDY}`);
  }
  if (bytes.includes(0)) throw new Refusal('contenu binaire, ce n’est pas du texte');
  const utf8 = strictly('utf-8', bytes);
  if (utf8 !== undefined) return utf8;
  const line = mixedLine(bytes);
  if (line)
    throw new Refusal(
      `texte illisible : mélange d’UTF-8 et d’un autre encodage à la ligne ${line} ; ${REMEDY}`,
    );
  for (const { name, label } of OLD_ENCODINGS) {
    const text = new TextDecoder(label).decode(bytes);
    if (!isFrench(text)) continue;
    remark(`texte lu en ${name} ; ${REMEDY} pour n’en plus dépendre`);
    return text;
  }
  throw new Refusal(
    `texte illisible : il n’est ni en UTF-8, ni en UTF-16, ni en Windows-1252, ni en Mac OS Roman ; ${REMEDY}`,
  );
}

/** Recognized by the byte order mark; without one, by the zero in every other byte of a text in Latin script. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const first = bytes.subarray(0, 6);
  if (first.length < 6) return undefined;
  const [even, odd] = [0, 1].map((from) => first.filter((_, at) => at % 2 === from));
  if (odd!.every((byte) => byte === 0) && even!.every((byte) => byte > 0)) return 'utf-16le';
  if (even!.every((byte) => byte === 0) && odd!.every((byte) => byte > 0)) return 'utf-16be';
  return undefined;
}

function strictly(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The first line that is not UTF-8, in a text with other lines that must be. */
function mixedLine(bytes: Uint8Array): number | undefined {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  const broken = lines.findIndex((line) => strictly('utf-8', Buffer.from(line, 'latin1')) === undefined);
  const isMixed = lines.some((line) => {
    const utf8 = /[\x80-\xFF]/.test(line) && strictly('utf-8', Buffer.from(line, 'latin1'));
    return utf8 && FRENCH.test(utf8);
  });
  return isMixed ? broken + 1 : undefined;
}

/** Repairs text in Windows-1252 that was decoded as Latin-1: it has control characters instead of ’, œ or …. */
function fromLatin1(text: string, remark: (message: string) => void): string {
  let count = 0;
  const meant = text.replace(/[\x80-\x9F]/g, (sign) => {
    count++;
    const known = new TextDecoder('windows-1252').decode(Uint8Array.of(sign.charCodeAt(0)));
    return known === sign ? '' : known;
  });
  if (count > 0) remark(`caractères de Windows-1252 remis en place (${count}), comme ’, œ ou …`);
  return meant;
}

/** UTF-8 that was decoded as Windows-1252 and encoded again. It is only reported, since texts about encodings quote it. */
function remarkDoubleEncoding(text: string, remark: (message: string) => void): void {
  const found = [...text.matchAll(/[ÂÃ][\u00A1-\u00BF]|â€\S/gu)];
  if (found.length === 0) return;
  const line = text.slice(0, found[0]!.index).split('\n').length;
  remark(
    `accents codés deux fois en UTF-8 (${found.length}, d’abord à la ligne ${line}), comme « Ã© » pour « é » ; enregistrez de nouveau l’original en UTF-8`,
  );
}

/** Characters that French lacks, capitals within words and rare letters indicate a wrong encoding. */
function isFrench(text: string): boolean {
  const accented = [...text].filter((sign) => sign > '\x7F');
  if (!accented.every((sign) => FRENCH.test(sign)) || /\p{Ll}[À-ÖØ-Þ]/u.test(text)) return false;
  const letters = accented.filter((sign) => /\p{L}/u.test(sign));
  return letters.filter((sign) => /[éèêëàâçùûôîïœ]/.test(sign)).length * 2 >= letters.length;
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

function refuse(reason: string): never {
  throw new Refusal(reason);
}

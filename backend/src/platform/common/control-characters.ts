/** U+0080 to U+009F: the bytes of « ’ » or « … » in Windows-1252, wrongly decoded as Latin-1. */
export const CONTROL_CHARACTER = /[\u0080-\u009F]/;
const ALL = new RegExp(CONTROL_CHARACTER, 'g');
/** The same as character references, which Markdown would turn into replacement characters. */
const REFERENCE = /&#(?:0*(1[23]\d|14\d|15\d)|x0*([89][0-9a-f]));/gi;

const windows1252 = new TextDecoder('windows-1252');

/** Replaces such control characters by the intended ones; removes the five that Windows-1252 does not define. */
export function repairControlCharacters(text: string): string {
  return CONTROL_CHARACTER.test(text) ? text.replace(ALL, meant) : text;
}

export function repairReferences(prose: string): string {
  return prose.replace(REFERENCE, (reference, decimal?: string, hexadecimal?: string) => {
    const character = String.fromCharCode(decimal ? Number(decimal) : parseInt(hexadecimal!, 16));
    return CONTROL_CHARACTER.test(character) ? meant(character) : reference;
  });
}

function meant(character: string): string {
  const decoded = windows1252.decode(Uint8Array.of(character.charCodeAt(0)));
  return decoded === character ? '' : decoded;
}

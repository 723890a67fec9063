import { expect, it } from '@jest/globals';
import { decode } from './decode-text.js';

const TEXT = '---\ntitle: Été\n---\nL’œuvre, « cœur », 12 € : naïveté…\n';

function read(bytes: Uint8Array): { text: string; remarks: string[] } {
  const remarks: string[] = [];
  return { text: decode(bytes, (message) => remarks.push(message)), remarks };
}

const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le');
const bytesOf = (text: string, signs: Record<string, number>): Buffer =>
  Buffer.from([...text].map((sign) => signs[sign] ?? sign.charCodeAt(0)));
const windows1252 = { '’': 0x92, œ: 0x9c, '€': 0x80, '…': 0x85 };
const macRoman = {
  ...{ É: 0x83, é: 0x8e, '’': 0xd5, œ: 0xcf, '«': 0xc7, '»': 0xc8, '€': 0xdb, ï: 0x95, '…': 0xc9, è: 0x8f },
};

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['two byte order marks', Buffer.from(`\uFEFF\uFEFF${TEXT}`)],
  ['a byte order mark inside', Buffer.from(TEXT.replace('L’', '\uFEFFL’'))],
  ['Windows line ends', Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
  ['blank lines ahead', Buffer.from(`\r\n \r\n${TEXT}`)],
])('MD-06 reads %s without a remark', (_name, bytes) => {
  expect(read(bytes)).toEqual({ text: TEXT, remarks: [] });
});

it.each([
  ['UTF-16LE', utf16le(`\uFEFF${TEXT}`)],
  ['UTF-16BE', utf16le(`\uFEFF${TEXT}`).swap16()],
  ['UTF-16LE', utf16le(TEXT)],
  ['UTF-16BE', utf16le(TEXT).swap16()],
  ['Windows-1252', bytesOf(TEXT, windows1252)],
  ['Mac OS Roman', bytesOf(TEXT, macRoman)],
  ['ISO-8859-15', bytesOf(TEXT.replace('’', "'").replace('…', '...'), { œ: 0xbd, '€': 0xa4 })],
])('MD-06 reads %s with a remark', (encoding, bytes) => {
  const { text, remarks } = read(bytes);
  expect(text.replace("'", '’').replace('...', '…')).toBe(TEXT);
  expect(remarks).toEqual([`texte lu en ${encoding} ; enregistrez-le en UTF-8 pour n’en plus dépendre`]);
});

it.each([
  ['binary content', Buffer.from('---\n\0texte'), 'contenu binaire'],
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x2d, 0, 0, 0]), 'texte en UTF-32 : enregistrez-le en UTF-8'],
  ['half a sign of UTF-16', Buffer.concat([utf16le(`\uFEFF${TEXT}`), Buffer.from([0x20])]), 'UTF-16 abîmé'],
  [
    'two encodings at once',
    Buffer.concat([Buffer.from(TEXT), Buffer.from([0x63, 0xe9, 0x0a])]),
    'mélange d’UTF-8 et d’un autre encodage à la ligne 5 ; enregistrez-le en UTF-8',
  ],
  [
    'the code page of MS-DOS',
    bytesOf('une étude à part, très', { é: 0x82, à: 0x85, è: 0x8a }),
    'texte illisible',
  ],
  ['Cyrillic in KOI8-R', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4, 0x8a, 0x9d]), 'texte illisible'],
])('MD-06 refuses %s with the remedy', (_name, bytes, reason) => {
  expect(() => decode(bytes)).toThrow(reason);
});

it('40.21 repairs a text decoded as Latin-1, with a remark', () => {
  const { text, remarks } = read(Buffer.from('L\u0092\u009Cuvre\u0085 \u0093a\u0094 \u0096 \u0080\u0081'));
  expect(text).toBe('L’œuvre… “a” – €');
  expect(remarks).toEqual(['caractères de Windows-1252 remis en place (8), comme ’, œ ou …']);
});

it.each([
  ['Windows-1252', Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(TEXT)))],
  ['Latin-1', Buffer.from(Buffer.from(TEXT).toString('latin1'))],
  [
    'Windows-1252, then UTF-16',
    utf16le(`\uFEFF${new TextDecoder('windows-1252').decode(Buffer.from(TEXT))}`),
  ],
])('40.20 reports UTF-8 that was read as %s and encoded again', (_name, bytes) => {
  expect(read(bytes).remarks).toContainEqual(
    expect.stringMatching(/codés deux fois en UTF-8 \(\d+, d’abord à la ligne 2\)/),
  );
});

it.each(['Âge, Âtre, ÂME, NÃO, São, IRMÃ', 'À « Â » près, château', '10 € — “â” et ‘ã’'])(
  '40.20 reports no double encoding in %j',
  (text) => expect(read(Buffer.from(text)).remarks).toEqual([]),
);

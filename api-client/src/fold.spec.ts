import { expect, it } from '@jest/globals';
import { fold } from './fold.js';

it.each([
  ['Élève', 'eleve'],
  ['CŒUR d’ÆGIR', "coeur d'aegir"],
  ['Straße', 'strasse'],
  ['  deux   mots\n\tici ', 'deux mots ici'],
  ['日本語', '日本語'],
  ['İstanbul ıssız', 'istanbul issiz'],
  ['Łódź, Tromsø, Đà Nẵng', 'lodz, tromso, da nang'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  ['le ﬁligrane efﬁcace, l’eﬄuve, le ﬂocage', "le filigrane efficace, l'effluve, le flocage"],
  ['CO₂, 40 m², 2ⁿ, xᵢ', 'co2, 40 m2, 2n, xi'],
  ['№ 12, 1ᵉʳ, nº 3', 'no 12, 1er, no 3'],
  ['ＦＵＬＬＷＩＤＴＨ　２', 'fullwidth 2'],
  ['ﬆyle, ĳs, ǆ, ſ, Ⅳ, ㎏, ①', 'style, ijs, dz, s, iv, kg, 1'],
  ['suite… ™', 'suite... tm'],
  ['½ tasse, 3∕4', '1/2 tasse, 3/4'],
])('SE-01 reads the compatibility form %j as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  "'",
  '’',
  '‘',
  '‛',
  '´',
  '`',
  '′',
  '‵',
  'ʼ',
  'ʹ',
  'ʻ',
  'ʽ',
  'ˈ',
  'ˊ',
  'ˋ',
  '＇',
  '｀',
  'ꞌ',
  '՚',
  '׳',
  '\u1ffd',
])('SE-04 reads %j as an apostrophe', (sign) => {
  expect(fold(`L${sign}hydrolienne`)).toBe("l'hydrolienne");
});

it.each(['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\uff0d', '\ufe63'])(
  'SE-04 reads %j as a hyphen',
  (sign) => {
    expect(fold(`Mot${sign}clé`)).toBe('mot-cle');
  },
);

it.each([
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u2060',
  '\u2063',
  '\ufeff',
  '\ufe0f',
  '\u034f',
  '\u061c',
  '\u3164',
])('SE-04 ignores the invisible character %j', (sign) => {
  expect(fold(`éco${sign}le`)).toBe('ecole');
});

it('changes nothing when applied a second time', () => {
  const texts = [
    'Été Œuvre',
    'İ Å ﬁ ß ẞ',
    'e\u0301',
    '🙂 ok',
    'ŉ ´ ½ ﷺ ﾊﾟ K Ω ᾳ',
    '한국 \u1100\u1161',
    'Ǆ …',
  ];
  for (const text of texts) expect(fold(fold(text))).toBe(fold(text));
});

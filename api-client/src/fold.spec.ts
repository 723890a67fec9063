import { expect, it } from '@jest/globals';
import { fold } from './fold.ts';

it.each([
  ['Élève', 'eleve'],
  ['CŒUR d’ÆGIR', "coeur d'aegir"],
  ['Straße', 'strasse'],
  ['  deux   mots\n\tici ', 'deux mots ici'],
  ['ﬁn', 'ﬁn'],
  ['日本語', '日本語'],
  ['İstanbul', 'istanbul'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('changes nothing the second time', () => {
  for (const text of ['Été Œuvre', 'İ Å ﬁ ß', 'e\u0301', '🙂 ok']) expect(fold(fold(text))).toBe(fold(text));
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchDocument } from './search-document.js';
import { SearchIndex } from './search-index.js';

const document = (id: number, title: string, text: string): SearchDocument => ({
  id,
  state: '1',
  title,
  description: '',
  author: 'Ada Lovelace',
  tags: [],
  domainId: 1,
  difficulty: null,
  readTime: 10,
  date: id,
  sections: [{ heading: null, anchor: null, text }],
});

const folder = mkdtempSync(join(tmpdir(), 'passerelle-nouns-'));
const index = SearchIndex.open(join(folder, 'texts.sqlite'));
beforeAll(() => {
  index.put([
    document(1, 'Montage audio', 'Couper un son. La carte son, la prise de son, le son stéréo.'),
    document(2, 'Montage', 'Chacun monte son étagère avec son tournevis, dans son salon ; son voisin aide.'),
    document(
      3,
      'Carte',
      'Dessiner sa carte : son échelle, son nord. La gare est à côté, car elle est utile.',
    ),
    document(4, 'Les gares', 'Une gare à l’est, et un car.'),
    document(5, 'La commande where', 'La commande where cherche un fichier.'),
    document(6, 'La commande which', 'La commande which cherche un fichier.'),
    document(7, 'La commande where, encore', 'Une autre commande where.'),
    ...[1, 2, 3, 4, 5, 6].map((id) => document(10 + id, `Essai ${id}`, `Le texte desc${id} et html5.`)),
    ...Array.from({ length: 60 }, (_, place) =>
      document(100 + place, `Divers ${place}`, 'Il est à son aise, vers midi.'),
    ),
  ]);
});
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

const find = (text: string, limit = 20, offset = 0) => index.search({ text, limit, offset });

it.each([
  ['montage son', [1, 2]],
  ['montage du son', [1, 2]],
  ['un son montage', [1, 2]],
  ['montage', [2, 1]],
  ['carte son', [1, 3]],
  ['gare est', [4, 3]],
  ['gare car', [4, 3]],
  ['commande which', [6, 5, 7]],
  ['son étagère', [2]],
  ['"carte son"', [1, 3]],
  ['montage son -tournevis', [1]],
])(
  'SE-02 uses a stop word that is a noun only to order the documents found by other words: %s',
  (text, ids) => {
    const { ids: found, total } = find(text);
    expect(found).toEqual(ids);
    expect(total).toBe(ids.length);
    expect(ids.flatMap((_, place) => find(text, 1, place).ids)).toEqual(ids);
  },
);

it('SE-02 puts the noun first when the text has no other word', () => {
  const { ids, total } = find('son');
  expect(ids[0]).toBe(1);
  expect(total).toBe(63);
});

it('SE-02 marks the noun, and not the stop word', () => {
  const [about] = index.explain('montage son', [1]);
  expect(about!.passage!.marks.map(([from, to]) => about!.passage!.text.slice(from, to))).toEqual([
    'son',
    'son',
    'son',
    'son',
  ]);
  const [other] = index.explain('carte son', [3]);
  expect(other!.passage!.marks.map(([from, to]) => other!.passage!.text.slice(from, to))).toEqual(['carte']);
});

it.each([
  ['desc3', [13]],
  ['DESC3', [13]],
  ['desc9', []],
  ['desc', [16, 15, 14, 13, 12, 11]],
])('CATA-11 reads a word that ends in digits as one word: %s', (text, ids) => {
  expect(find(text).ids).toEqual(ids);
});

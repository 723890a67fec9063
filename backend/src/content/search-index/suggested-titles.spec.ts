import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { SearchIndex } from './search-index.js';

const folder = mkdtempSync(join(tmpdir(), 'passerelle-titles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = (id: number, title: string, text: string, description: string) => ({
  id,
  state: '1',
  title,
  description,
  author: 'Ada Lovelace',
  tags: [],
  domainId: 1,
  difficulty: null,
  readTime: 10,
  date: id,
  sections: [{ heading: null, anchor: null, text }],
});

it('continue a short known word, after the titles that have the word itself', () => {
  const index = SearchIndex.open(join(folder, 'short.sqlite'));
  index.put([
    document(1, 'Le javelot', '', ''),
    document(2, 'Programmer en Java', '', ''),
    document(3, 'Un javanais à Paris', '', ''),
  ]);
  expect(index.suggest('java').tutorials.map(({ id }) => id)).toEqual([2, 3]);
  index.close();
});

it('are proposed even if many other texts contain the word more often', () => {
  const index = SearchIndex.open(join(folder, 'titles.sqlite'));
  const long =
    'Ce que nos voisins du bout de la rue nous ont appris un soir devant leur porte, avec plans, photographies et adresses, sur le';
  index.put([
    ...Array.from({ length: 1500 }, (_, id) =>
      document(id + 1, `Chapitre ${id + 1}`, 'jardinage '.repeat(40), 'Jardinage'),
    ),
    ...[2001, 2002].map((id) =>
      document(id, `${long} jardinage`, 'Un long récit sans rapport. '.repeat(60), 'Un récit'),
    ),
  ]);
  const proposed = (text: string) => index.suggest(text).tutorials.map(({ id }) => id);
  expect(proposed('jard')).toEqual([2002, 2001]);
  expect(proposed('voisins jard')).toEqual([2002, 2001]);
  expect(proposed('chapitre jard')).toEqual([]);
  index.close();
});

it('continue words of titles, even if more words of texts begin with the same letters', () => {
  const index = SearchIndex.open(join(folder, 'beginnings.sqlite'));
  const words = Array.from({ length: 20 }, (_, at) => `mar${'abcdefghijklmnopqrst'[at]}ou`).join(' ');
  index.put([
    ...[1, 2, 3].map((id) => document(id, `Chapitre ${id}`, words, '')),
    document(4, 'La marmite', '', ''),
  ]);
  expect(index.suggest('mar').tutorials.map(({ id }) => id)).toEqual([4]);
  index.close();
});

it('contain the word, even if it is typed several times', () => {
  const index = SearchIndex.open(join(folder, 'twice.sqlite'));
  index.put([document(1, 'Le tango', '', ''), document(2, 'La valse', 'tango', '')]);
  const proposed = index.suggest('tango tang').tutorials;
  expect(proposed.map(({ id, marks }) => ({ id, marks }))).toEqual([{ id: 1, marks: [[3, 8]] }]);
  index.close();
});

it('are corrected only when no text contains the word', () => {
  const index = SearchIndex.open(join(folder, 'mistyped.sqlite'));
  index.put([document(1, 'Un bouton', '', ''), document(2, 'Un lainage', 'mouton', '')]);
  expect(index.suggest('mouton').tutorials).toEqual([]);
  expect(index.suggest('boutom').tutorials.map(({ id }) => id)).toEqual([1]);
  index.close();
});

it('search two letters in texts only when no word of a title begins with them', () => {
  const index = SearchIndex.open(join(folder, 'removed.sqlite'));
  index.put([document(1, 'Le tango', '', ''), document(2, 'La valse', 'tapis', '')]);
  const found = () => index.search({ text: 'ta', limit: 5 }).ids;
  expect(found()).toEqual([1]);
  index.remove([1]);
  expect(found()).toEqual([2]);
  index.close();
});

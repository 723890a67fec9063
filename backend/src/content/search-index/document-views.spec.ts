import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { SearchDocument } from './search-document.js';
import { SearchIndex, type SearchRequest } from './search-index.js';

let folder: string;
let reader: SearchIndex;
let writer: SearchIndex;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passerelle-index-'));
  [reader, writer] = [open(), open()];
  writer.put([1, 2, 3, 4].map((id) => document(id)));
});
afterEach(() => {
  reader.close();
  writer.close();
  rmSync(folder, { recursive: true });
});

const open = () => SearchIndex.open(join(folder, 'views.sqlite'));
const document = (id: number, state = '1'): SearchDocument => ({
  id,
  state,
  title: `Tutoriel ${id}`,
  description: '',
  author: 'Ada',
  tags: [],
  domainId: 1,
  difficulty: null,
  readTime: 10,
  date: id,
  sections: [],
});
const keep = (...views: [id: number, views: number][]) =>
  writer.keepViews(views.map(([id, count]) => ({ id, views: count })));
const search = (more: Partial<SearchRequest> = {}) =>
  reader.search({ text: '', order: 'views', limit: 9, ...more });

it('orders documents by views, ties by id', () => {
  keep([1, 5], [2, 9], [3, 5]);
  expect(search().ids).toEqual([2, 3, 1, 4]);
  expect(search({ direction: 'asc' }).ids).toEqual([4, 1, 3, 2]);
  expect(search({ limit: 2, offset: 1 }).ids).toEqual([3, 1]);
});

it('reads changed views without recounting facets', () => {
  keep([1, 5], [2, 9]);
  const { facets } = search();
  keep([1, 10], [2, 9]);
  expect(search()).toMatchObject({ ids: [1, 2, 4, 3] });
  expect(search().facets).toBe(facets);
});

it('a document keeps its views when it is replaced, and loses them when it is removed', () => {
  keep([1, 5], [2, 9]);
  expect(search().ids).toEqual([2, 1, 4, 3]);
  writer.put([document(2, '2')]);
  expect(search().ids).toEqual([2, 1, 4, 3]);
  const another = open();
  expect(another.search({ text: '', order: 'views', limit: 9 }).ids).toEqual([2, 1, 4, 3]);
  another.close();
  writer.remove([2]);
  expect(search().ids).toEqual([1, 4, 3]);
  writer.put([document(2, '3')]);
  expect(search().ids).toEqual([1, 4, 3, 2]);
  keep([2, 9]);
  expect(search().ids).toEqual([2, 1, 4, 3]);
});

import { expect, it } from '@jest/globals';
import { soundParams } from './sound-params';

it.each([
  '',
  '?page=2&perPage=50',
  '?sort=title&order=DESC',
  '?filter=%7B%22q%22%3A%22lire%22%7D&displayedFilters=%7B%7D',
  '?statut=pending&reason=spam',
])('40.42 follows the parameters of a list: %s', (search) => {
  expect(soundParams(search)).toBe(search);
});

it.each([
  ['?perPage=-5', ''],
  ['?perPage=0&page=3', '?page=3'],
  ['?perPage=1e3', ''],
  ['?perPage=101', ''],
  ['?page=-1', ''],
  ['?page=abc&statut=pending', '?statut=pending'],
  ['?page=1.5', ''],
  ['?sort=title&order=up', ''],
  ['?sort=title', ''],
  ['?order=ASC', ''],
  ['?sort=a%20b&order=ASC', ''],
  ['?filter=%7B', ''],
  ['?filter=null', ''],
  ['?filter=[1]&page=2', '?page=2'],
  ['?filter="q"', ''],
  ['?displayedFilters=oui', ''],
])('40.42 falls back to the defaults of a list: %s becomes %j', (search, sound) => {
  expect(soundParams(search)).toBe(sound);
});

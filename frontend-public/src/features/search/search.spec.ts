import { expect, it } from '@jest/globals';
import { readSearchFilter, searchQuery, writeSearchValues } from './search';

const defaults = readSearchFilter(new URLSearchParams());

it('RECH-12 begins with date, desc and 20', () => {
  expect(defaults).toEqual({
    q: '',
    domainId: null,
    difficulty: null,
    minReadTime: 0,
    maxReadTime: 60,
    tags: [],
    sortBy: 'date',
    sortOrder: 'desc',
    limit: 20,
    page: 1,
  });
});

it('RECH-01 reads every parameter of its address', () => {
  const address =
    'q=css&domainId=2&difficulty=avanc%C3%A9&minReadTime=5&maxReadTime=30&tags=a,b&sortBy=title&sortOrder=asc&limit=50&page=3';
  expect(readSearchFilter(new URLSearchParams(address))).toEqual({
    q: 'css',
    domainId: 2,
    difficulty: 'avancé',
    minReadTime: 5,
    maxReadTime: 30,
    tags: ['a', 'b'],
    sortBy: 'title',
    sortOrder: 'asc',
    limit: 50,
    page: 3,
  });
});

it('ignores invalid parameters', () => {
  const address =
    'domainId=-1&difficulty=facile&minReadTime=x&maxReadTime=999&tags=,,&sortBy=likes&sortOrder=up&limit=7&page=0';
  expect(readSearchFilter(new URLSearchParams(address))).toEqual(defaults);
});

it.each(['01', '+1', ' 1', '1.5', '2147483648'])('40.42 a search ignores the domain %j', (id) => {
  expect(readSearchFilter(new URLSearchParams({ domainId: id }))).toEqual(defaults);
});

it('RECH-04 writes set filters and leaves out empty ones', () => {
  const form: [string, string][] = [
    ['q', ' css '],
    ['domainId', ''],
    ['difficulty', 'expert'],
    ['minReadTime', '0'],
    ['maxReadTime', '60'],
    ['tags', '  '],
    ['sortBy', 'date'],
    ['limit', '20'],
  ];
  expect(String(writeSearchValues(form))).toBe('q=css&difficulty=expert&sortBy=date&limit=20');
});

it('RECH-12 RECH-13 a text without a chosen order is sorted by relevance', () => {
  const [asked, chosen] = ['q=css&sortOrder=asc', 'q=css&sortBy=date&sortOrder=asc'].map(
    (address) => searchQuery(readSearchFilter(new URLSearchParams(address))).queryKey[1],
  );
  expect(asked).toMatchObject({ query: 'css', sortBy: null, sortOrder: null, limit: 20 });
  expect(chosen).toMatchObject({ query: 'css', sortBy: 'date', sortOrder: 'asc' });
});

import { expect, it } from '@jest/globals';
import { facetGroups } from './facet';
import { readSearchFilter, type Facets } from './search';

const facets: Facets = {
  domains: [
    { id: 1, name: 'Programmation', count: 12 },
    { id: 2, name: 'Design', count: 3 },
  ],
  difficulties: [{ value: 'beginner', count: 4 }],
  tags: [
    { name: 'C++', count: 2 },
    { name: 'été', count: 1 },
  ],
  readTimes: [
    { min: 0, max: 5, count: 0 },
    { min: 5, max: 15, count: 7 },
    { min: 30, max: null, count: 2 },
  ],
};

const groupsAt = (address: string) => {
  const values = new URLSearchParams(address);
  return facetGroups(facets, readSearchFilter(values), values);
};
const addresses = (address: string, title: string) =>
  groupsAt(address)
    .find((group) => group.title === title)!
    .facets.map(({ search }) => search);

it('offers each filter with its number of tutorials, and no group with a single choice', () => {
  expect(
    groupsAt('q=a').map(({ title, facets: [...all] }) => [
      title,
      ...all.map((one) => `${one.label} ${one.count}`),
    ]),
  ).toEqual([
    ['Domaine', 'Programmation 12', 'Design 3'],
    ['Temps de lecture', '5 à 15 min 7', '30 min et plus 2'],
    ['Étiquettes', 'C++ 2', 'été 1'],
  ]);
});

it('links to the first page with the filter added to the others', () => {
  expect(addresses('q=a&page=3&sortBy=views', 'Domaine')[0]).toBe('q=a&sortBy=views&domainId=1');
  expect(addresses('q=a&maxReadTime=15', 'Temps de lecture')).toEqual([
    'q=a&maxReadTime=15&minReadTime=5',
    'q=a&minReadTime=30',
  ]);
  expect(addresses('q=a&tags=css', 'Étiquettes')[0]).toBe('q=a&tags=css%2CC%2B%2B');
});

it('removes a chosen filter, even if it is the only one of its group', () => {
  const chosen = groupsAt('q=a&difficulty=d%C3%A9butant&tags=ete,css&domainId=2');
  const taken = chosen.flatMap(({ facets: all }) => all.filter(({ isChosen }) => isChosen));
  expect(taken.map(({ label }) => label)).toEqual(['Design', 'Débutant', 'été']);
  expect(taken.map(({ search }) => [...new URLSearchParams(search).keys()])).toEqual([
    ['q', 'difficulty', 'tags'],
    ['q', 'tags', 'domainId'],
    ['q', 'difficulty', 'tags', 'domainId'],
  ]);
  expect(new URLSearchParams(taken[2]!.search).get('tags')).toBe('css');
});

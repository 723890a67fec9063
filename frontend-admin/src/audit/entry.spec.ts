import { expect, it } from '@jest/globals';
import { differences, type Entry } from './entry';

const entry = (before: object | null, after: object | null) => ({ before, after }) as Entry;
const said = (before: object | null, after: object | null) =>
  differences(entry(before, after), new Map([['siteName', 'Nom du site']]));

it('unchanged fields are left out', () => {
  const rules = { contributorsAsk: false, heldPublications: 0, holdSuspects: true };
  expect(said(rules, { ...rules, contributorsAsk: true })).toEqual([
    { name: 'devenir contributeur sur demande', before: 'non', after: 'oui' },
  ]);
});

it('fields have French names, or the labels of their screen', () => {
  const names = said(null, { siteName: 'Lac', isMailed: true, usesLeft: 3, nouveau: 1 }).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Nom du site', 'par e-mail', 'places', 'nouveau']);
});

it('lists are written as readable text', () => {
  const links = [
    { label: 'Mairie', href: 'https://mairie.exemple/' },
    { label: 'Aide', href: '/faq' },
  ];
  expect(said({ menuLinks: [] }, { menuLinks: links })).toEqual([
    { name: 'liens ajoutés au menu', before: 'rien', after: 'Mairie https://mairie.exemple/, Aide /faq' },
  ]);
  expect(said(null, { ids: [3, 1, 2] })).toMatchObject([{ after: '3, 1, 2' }]);
});

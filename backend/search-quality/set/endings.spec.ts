import { expect, it } from '@jest/globals';
import { otherEnding } from './endings.js';

it('gives another number, gender or person of a word', () => {
  const others = [
    'tableaux',
    'réseau',
    'locaux',
    'fonctions',
    'image',
    'créer',
    'publié',
    'définir',
    'collectif',
  ];
  expect(others.map(otherEnding)).toEqual([
    'tableau',
    'réseaux',
    'local',
    'fonction',
    'images',
    'créons',
    'publiées',
    'définit',
    'collectives',
  ]);
});

it('leaves short words and names with signs unchanged', () => {
  expect(otherEnding('mot')).toBeUndefined();
  expect(otherEnding('es2015')).toBeUndefined();
});

import { expect, it } from '@jest/globals';
import { expertises } from './expertises.js';

it('DATA-05 the contributors’ fields of expertise have these ids and labels', () => {
  expect(Object.entries(expertises)).toEqual([
    ['programmation', 'Programmation'],
    ['design', 'Design'],
    ['marketing', 'Marketing'],
    ['finance', 'Finance'],
    ['sante', 'Santé'],
    ['education', 'Éducation'],
    ['langue', 'Langues'],
    ['cuisine', 'Cuisine'],
    ['maison', 'Bricolage et Maison'],
    ['musique', 'Musique'],
    ['sport', 'Sport'],
    ['technologie', 'Technologie'],
  ]);
});

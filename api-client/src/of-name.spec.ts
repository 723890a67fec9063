import { expect, it } from '@jest/globals';
import { ofName } from './of-name.js';

it.each([
  ['Marc', 'de Marc'],
  ['Ada', 'd’Ada'],
  ['Élodie', 'd’Élodie'],
  ['Ateliers du Lac', 'd’Ateliers du Lac'],
  ['Œuvres', 'd’Œuvres'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Hugo', 'de Hugo'],
  ['3 petits points', 'de 3 petits points'],
  ['', 'de '],
])('of « %s » is « %s »', (name, expected) => {
  expect(ofName(name)).toBe(expected);
});

import { expect, it } from '@jest/globals';
import { withoutTitle } from './title-heading.js';

it.each([
  ['# Un titre\n\nTexte.', 'Un titre'],
  ['# *Un* titre ! #\nTexte.', 'Un titre'],
  ['# UN TITRE {#un-titre}\n\nTexte.', 'Un titre'],
  ['Un titre\n========\n\nTexte.', 'Un titre'],
  ['# Un titre\n\nTexte.', 'Série – Un titre'],
])('removes %j, which repeats the title « %s »', (body, title) => {
  expect(withoutTitle(body, title)).toBe('Texte.');
});

it.each([
  ['# Chapitre 1 : un titre\n\nTexte.', 'Un titre'],
  ['# Autre chose\n\nTexte.', 'Un titre'],
  ['# itre\n\nTexte.', 'Un titre'],
  ['# !!!\n\nTexte.', 'Un titre'],
  ['## Un titre\n\nTexte.', 'Un titre'],
  ['Texte.\n\n# Un titre', 'Un titre'],
])('keeps %j under « %s »', (body, title) => {
  expect(withoutTitle(body, title)).toBe(body);
});

it('handles a heading as long as a file quickly', () => {
  const body = `# a${' '.repeat(1_000_000)}b #\n\nTexte.`;
  expect(withoutTitle(body, 'A B')).toBe('Texte.');
});

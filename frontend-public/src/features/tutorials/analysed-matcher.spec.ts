import { expect, it } from '@jest/globals';
import { analysedMatcher } from './analysed-matcher';

const tutorial = {
  title: 'La programmation d’une œuvre : l’ordinateur et C++',
  description: 'Des événements, un e-mail et deux chevaux.',
};
const finds = (text: string) => analysedMatcher(text)(tutorial);

it.each([
  'programmations',
  'oeuvres',
  'OEUVRE PROGRAMMATION',
  'les ordinateurs',
  'evenement',
  'cheval',
  'c++',
  'email',
  'e-mail',
  // A prefix, as while typing.
  'une oeu',
])('CATA-11 finds « %s » in title or description, whatever the ending', (text) => {
  expect(finds(text)).toBe(true);
});

it.each(['programmation zèbre', 'c#', 'de la', 'zzz'])('does not find « %s »', (text) => {
  expect(finds(text)).toBe(false);
});

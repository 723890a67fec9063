import { expect, it } from '@jest/globals';
import { counted, formatBytes, listed } from './numbers.js';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

it.each([
  [0, '0 tutoriel'],
  [1, '1 tutoriel'],
  [2, '2 tutoriels'],
  [12_345, '12 345 tutoriels'],
])('%i items are « %s »', (count, text) => {
  expect(plain(counted(count, 'tutoriel'))).toBe(text);
  expect(plain(counted(count, 'tutoriel', 'tutoriels'))).toBe(text);
});

it.each([
  [0, '0 ko'],
  [340_500, '340,5 ko'],
  [3_200_000, '3,2 Mo'],
  [1_250_000_000, '1,3 Go'],
])('%i bytes are « %s »', (bytes, text) => {
  expect(plain(formatBytes(bytes))).toBe(text);
});

it('joins the last of several texts with « et »', () => {
  expect(listed(['un', 'deux', 'trois'])).toBe('un, deux et trois');
});

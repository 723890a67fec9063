import { expect, it } from '@jest/globals';
import { nobodysWords, patternOf } from './nobodys-words.js';

it('leaves out what people have written, and secrets', () => {
  const error = new TypeError(
    'Duplicate entry \'zoe@exemple.fr\' for "key", password=abc123 of zoe@exemple.fr at 12:30, token AbCdEf0123456789AbCdEf0123456789\nat there',
  );
  const said = nobodysWords(error);
  expect(said).toMatch(/^TypeError: Duplicate entry … for …/);
  for (const part of ['zoe', 'exemple', 'abc123', 'AbCdEf', '12', 'there']) expect(said).not.toContain(part);
  expect(nobodysWords('rien')).toBe('Error: rien');
});

it('keeps of a path what is no name', () => {
  expect(patternOf('/tutoriels/12')).toBe('/tutoriels/…');
  expect(patternOf('/collections/partagees/Ab_9xyz')).toBe('/collections/partagees/…');
  expect(patternOf('/')).toBe('/');
});

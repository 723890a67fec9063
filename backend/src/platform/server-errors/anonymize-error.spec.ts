import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { anonymizeError, routePatternOf } from './anonymize-error.js';

it('removes texts written by people, and secrets', () => {
  const error = new TypeError(
    'Duplicate entry \'zoe@exemple.fr\' for "key", password=abc123 of zoe@exemple.fr at 12:30, token AbCdEf0123456789AbCdEf0123456789\nat there',
  );
  const said = anonymizeError(error);
  expect(said).toMatch(/^TypeError: Duplicate entry …/);
  for (const part of ['zoe', 'exemple', 'abc123', 'AbCdEf', '12', 'there']) expect(said).not.toContain(part);
  expect(anonymizeError('rien')).toBe('Error: rien');
  expect(anonymizeError('la clé une-phrase manque', ['une-phrase'])).toBe('Error: la clé *** manque');
});

it('removes everything that a database has quoted, even with quotes inside', () => {
  const said = (message: string) =>
    anonymizeError(
      new QueryFailedError('INSERT', [], Object.assign(new Error(message), { code: 'ER_DUP_ENTRY' })),
    );
  expect(said("Duplicate entry 'Rue de l'Église chez Zoé Dupont' for key 'UQ_x'")).toBe(
    'QueryFailedError: ER_DUP_ENTRY Duplicate entry …',
  );
  const error = new Error("can't read 'l'Église de Zoé' as JSON");
  for (const part of ['glise', 'Zo']) expect(anonymizeError(error)).not.toContain(part);
});

it('keeps only the parts of a path that cannot be a name', () => {
  expect(routePatternOf('/tutoriels/12')).toBe('/tutoriels/…');
  expect(routePatternOf('/collections/partagees/Ab_9xyz')).toBe('/collections/partagees/…');
  expect(routePatternOf('/auteurs/zoe.dupont/x')).toBe('/auteurs/…/…');
  expect(routePatternOf('/')).toBe('/');
});

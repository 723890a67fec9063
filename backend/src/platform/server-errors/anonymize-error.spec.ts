import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { anonymizeError, routePatternOf } from './anonymize-error.js';

it('leaves out what people have written, and secrets', () => {
  const error = new TypeError(
    'Duplicate entry \'zoe@exemple.fr\' for "key", password=abc123 of zoe@exemple.fr at 12:30, token AbCdEf0123456789AbCdEf0123456789\nat there',
  );
  const said = anonymizeError(error);
  expect(said).toMatch(/^TypeError: Duplicate entry …/);
  for (const part of ['zoe', 'exemple', 'abc123', 'AbCdEf', '12', 'there']) expect(said).not.toContain(part);
  expect(anonymizeError('rien')).toBe('Error: rien');
  expect(anonymizeError('la clé une-phrase manque', ['une-phrase'])).toBe('Error: la clé *** manque');
});

it('leaves out all that a database has quoted, whatever quotes are in it', () => {
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

it('keeps of a path what is no name', () => {
  expect(routePatternOf('/tutoriels/12')).toBe('/tutoriels/…');
  expect(routePatternOf('/collections/partagees/Ab_9xyz')).toBe('/collections/partagees/…');
  expect(routePatternOf('/auteurs/zoe.dupont/x')).toBe('/auteurs/…/…');
  expect(routePatternOf('/')).toBe('/');
});

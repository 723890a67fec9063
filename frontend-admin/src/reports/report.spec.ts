import { expect, it } from '@jest/globals';
import { HttpError } from 'react-admin';
import { loadProblem, reasonLabels } from './report';

it('ADMR-08 has a label for each reason', () => {
  expect(reasonLabels).toMatchObject({
    spam: 'Spam',
    inappropriate: 'Contenu inapproprié',
    offensive: 'Propos offensants',
    misinformation: 'Désinformation',
    other: 'Autre raison',
  });
});

it('CALL-30 gives the server’s message for reports that could not be loaded, or a general one', () => {
  const failed = 'Erreur lors de la récupération des signalements';
  expect(loadProblem(new HttpError('Forbidden', 403, { message: 'Le serveur dit non.' }))).toBe(
    'Le serveur dit non.',
  );
  expect(loadProblem(new HttpError('Internal Server Error', 500, {}))).toBe(failed);
  expect(loadProblem(new TypeError('Failed to fetch'))).toBe(failed);
});

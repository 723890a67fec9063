import { expect, it } from '@jest/globals';
import { ApiError } from '@passerelle/api-client/request';
import { problems } from './session';

const refusal = new ApiError(401, '{"message":"Le serveur dit non."}', '');
const silent = new ApiError(500, '', 'Internal Server Error');
const broken = new TypeError('Failed to fetch');

it('SESS-04 gives the message of a failed session check', () => {
  expect([silent, broken].map(problems.check)).toEqual([
    "Erreur lors de la vérification de l'authentification",
    'Une erreur est survenue',
  ]);
});

it('SESS-10 gives the message of a failed sign-in', () => {
  expect([refusal, silent, broken].map(problems.login)).toEqual([
    'Le serveur dit non.',
    'Identifiants incorrects',
    'Erreur lors de la connexion',
  ]);
});

it('SESS-11 gives the message of a failed registration', () => {
  expect([refusal, silent, broken].map(problems.register)).toEqual([
    'Le serveur dit non.',
    "Erreur lors de l'inscription",
    "Erreur lors de l'inscription",
  ]);
});

it('SESS-07 gives the message of a failed sign-out', () => {
  expect(problems.logout()).toBe('Erreur lors de la déconnexion');
});

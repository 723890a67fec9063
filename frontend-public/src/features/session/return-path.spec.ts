import { expect, it } from '@jest/globals';
import { returnPath, signInPath } from './return-path';

it('leads back to the whole address', () => {
  const path = signInPath({ pathname: '/profil', search: '?onglet=favoris', hash: '#haut' });
  expect(path).toBe('/connexion?retour=%2Fprofil%3Fonglet%3Dfavoris%23haut');
  expect(returnPath(path.slice('/connexion'.length))).toBe('/profil?onglet=favoris#haut');
});

it('leads home when nothing is asked for', () => {
  expect(returnPath('')).toBe('/');
});

it.each([
  'https://ailleurs.exemple/',
  '//ailleurs.exemple',
  '/\\ailleurs.exemple',
  '\\\\ailleurs.exemple',
  '/\t/ailleurs.exemple',
  '/./\\ailleurs.exemple',
  '/.//ailleurs.exemple',
  'javascript:alert(1)',
  'profil',
])('never leads to another site: %j', (asked) => {
  const path = returnPath(`?${new URLSearchParams({ retour: asked })}`);
  expect(new URL(path, 'https://site.exemple').origin).toBe('https://site.exemple');
});

import { expect, it } from '@jest/globals';
import { returnPath, signInPath } from './return-path';

it('signing in returns to the whole address, with query and hash', () => {
  const path = signInPath({ pathname: '/profil', search: '?onglet=favoris', hash: '#haut' });
  expect(path).toBe('/connexion?retour=%2Fprofil%3Fonglet%3Dfavoris%23haut');
  expect(returnPath(path.slice('/connexion'.length))).toBe('/profil?onglet=favoris#haut');
});

it.each([
  ['/tutoriels/5', '', '#commentaires', '/auth/login?retour=%2Ftutoriels%2F5%23commentaires'],
  ['/recherche', '?q=pain', '', '/auth/login?retour=%2Frecherche%3Fq%3Dpain'],
  ['/authentique', '', '', '/auth/login?retour=%2Fauthentique'],
  ['/', '', '', '/auth/login'],
  ['/auth', '', '', '/auth/login'],
  ['/auth/register', '?retour=%2Ffaq', '', '/auth/login?retour=%2Ffaq'],
  ['/connexion', '?retour=%2Ffaq%23aide', '#_contenu', '/auth/login?retour=%2Ffaq%23aide'],
  ['/login', '?retour=%2F%2Failleurs.exemple', '', '/auth/login'],
  ['/inscription', '?jeton=secret', '', '/auth/login'],
  ['/nouveau-mot-de-passe', '?jeton=secret', '', '/auth/login'],
])('40.31 « Connexion » returns from %s%s%s', (pathname, search, hash, expected) => {
  expect(signInPath({ pathname, search, hash }, '/auth/login')).toBe(expected);
});

it('signing in leads home without a requested page', () => {
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

import { expect, it } from '@jest/globals';
import { maskSecrets } from './mask-secrets.js';

it.each([
  ['mysql://site:tres-secret@base:3306/passerelle', 'mysql://site:***@base:3306/passerelle'],
  ['{"password":"Passage-Secret-9","a":1}', '{"password":***,"a":1}'],
  ["parameters: { password: 'Pas sage' }", 'parameters: { password: *** }'],
  ['GET /x?jeton=abc_DEF-1&b=2', 'GET /x?jeton=***&b=2'],
  ['authorization: Bearer abc.def', 'authorization: ***'],
  ['hash $argon2id$v=19$m=19456,t=2,p=1$YWJj$ZGVm+/ end', 'hash *** end'],
  ['passerelle=s%3Aabc.def%2Bghi; b', 'passerelle=***; b'],
  ['la valeur gardée ici', 'la valeur *** ici'],
  ['Le mot de passe actuel est incorrect.', 'Le mot de passe actuel est incorrect.'],
])('%s', (text, masked) => {
  expect(maskSecrets(text, ['gardée'])).toBe(masked);
});

import { expect, it } from '@jest/globals';
import { sign } from 'cookie-signature';
import { signedSession } from './session-cookie.js';

const ours = (id: string, secret = 'secret') => encodeURIComponent(`s:${sign(id, secret)}`);

it.each([
  [`__Host-passerelle=${ours('abc')}`, 'abc'],
  [`theme=dark; __Host-passerelle=${ours('abc')}; a=b`, 'abc'],
  [`__Host-passerelle=${ours('abc')}; __Host-passerelle=${ours('def')}`, 'abc'],
  [undefined, undefined],
  ['', undefined],
  ['__Host-passerelle=', undefined],
  ['__Host-passerelle=x', undefined],
  ['__Host-passerelle=s:abc', undefined],
  ['__Host-passerelle=%E0%A4%A', undefined],
  [`__Host-passerelle=${ours('abc', 'another')}`, undefined],
  [`__Host-passerelle=${ours('abc').slice(0, -1)}`, undefined],
  [`passerelle=${ours('abc')}`, undefined],
  [`x__Host-passerelle=${ours('abc')}`, undefined],
  [`__Host-passerelle=x; __Host-passerelle=${ours('abc')}`, undefined],
])('reads %j as %j', (header, id) => {
  expect(signedSession(header, '__Host-passerelle', 'secret')).toBe(id);
});

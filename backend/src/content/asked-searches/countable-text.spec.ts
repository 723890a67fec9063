import { describe, expect, it } from '@jest/globals';
import { countableText } from './countable-text.js';

it('gives the same text for all searches that mean the same', () => {
  const texts = ['Déployer  Django', ' deployer django ', 'DÉPLOYER DJANGO'];
  expect(new Set(texts.map(countableText))).toEqual(new Set(['deployer django']));
});

describe('does not count', () => {
  it.each([
    'camille@exemple.fr',
    'pourquoi camille @ exemple ne reçoit rien',
    '06 12 34 56 78',
    '+33 6.12.34.56.78',
    'carte 4970 1012-3456 7890',
    '12/03/1984',
    'x',
    '',
    'a'.repeat(81),
  ])('%j', (text) => {
    expect(countableText(text)).toBeUndefined();
  });
});

it('counts versions and years', () => {
  expect(['python 3.12', 'es2015 es2016', 'rgaa 4.1.2'].map(countableText)).not.toContain(undefined);
});

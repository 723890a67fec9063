import { expect, it } from '@jest/globals';
import { fitting } from '../forms/fitting';
import { toSave, type Setting } from './settings';

const setting = (changes: Partial<Setting>): Setting => ({
  name: 'postsPerPage',
  kind: 'number',
  label: 'Éléments par page',
  value: 10,
  default: 10,
  min: 1,
  max: 50,
  maxLength: null,
  ...changes,
});

it.each([
  ['12', 12],
  ['12.9', 12],
  ['0', 1],
  ['-3', 1],
  ['999', 50],
  ['', 10],
  ['abc', 10],
])('ADMS-04 %j is taken as %i', (typed, value) => {
  expect(fitting(setting({}), typed)).toBe(value);
});

it('saves changed values only', () => {
  const settings = [setting({}), setting({ name: 'enableCache', kind: 'switch', value: true })];
  expect(toSave(settings, { postsPerPage: '10', enableCache: false })).toEqual({ enableCache: false });
  expect(toSave(settings, { postsPerPage: '70', enableCache: true })).toEqual({ postsPerPage: 50 });
});

import { expect, it } from '@jest/globals';
import { toSave, type Appearance } from './appearance';

const appearance = {
  siteName: 'Passerelle',
  homeTitle: 'Apprendre',
  homeSteps: [{ title: 'Lire', sentence: 'Un tutoriel.' }],
  socialLinks: null,
} as unknown as Appearance;

it('saves the changed fields only', () => {
  expect(toSave(appearance, appearance)).toEqual({});
  expect(toSave(appearance, { ...appearance, siteName: 'Ateliers' })).toEqual({ siteName: 'Ateliers' });
});

it('an emptied field becomes null, which restores the built-in value', () => {
  const emptied = { ...appearance, homeTitle: '', homeSteps: [] };
  expect(toSave(appearance, emptied)).toEqual({ homeTitle: null, homeSteps: null });
});

it('an empty list of social links stays empty', () => {
  expect(toSave(appearance, { ...appearance, socialLinks: [] })).toEqual({ socialLinks: [] });
});

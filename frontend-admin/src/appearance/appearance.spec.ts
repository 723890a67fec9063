import { expect, it } from '@jest/globals';
import { toSave, type Appearance } from './appearance';

const appearance = {
  siteName: 'Passerelle',
  homeTitle: 'Apprendre',
  homeSteps: [{ title: 'Lire', sentence: 'Un tutoriel.' }],
  socialLinks: null,
} as unknown as Appearance;

it('saves what has changed and nothing else', () => {
  expect(toSave(appearance, appearance)).toEqual({});
  expect(toSave(appearance, { ...appearance, siteName: 'Ateliers' })).toEqual({ siteName: 'Ateliers' });
});

it('what is emptied becomes null, which restores what is built in', () => {
  const emptied = { ...appearance, homeTitle: '', homeSteps: [] };
  expect(toSave(appearance, emptied)).toEqual({ homeTitle: null, homeSteps: null });
});

it('no social link at all is a choice', () => {
  expect(toSave(appearance, { ...appearance, socialLinks: [] })).toEqual({ socialLinks: [] });
});

import { expect, it } from '@jest/globals';
import { contentOf, MARKS, textsOf, typedOf, FIELDS } from './typed-text.js';

const text = {
  title: 'Le levain',
  description: 'Faire lever une pâte sans levure.',
  domainId: 3,
  difficulty: 'beginner' as const,
  tags: ['pain', 'four'],
  image: '/media/0c/0c6a640c6a640c6a640c6a64.webp',
  source: 'Farine et eau.',
  licence: 'CC BY-SA 4.0',
  imageAlt: 'Un bocal de levain.',
};

it('40.31 all that a text says, its licence and cover too, survives the form without a script', () => {
  const typed = typedOf(text, { id: 5, version: 2, tutorialId: 7, tutorialVersion: 4 });
  const sent = textsOf(typed, [...FIELDS, ...MARKS]);
  expect(contentOf(sent)).toEqual({ ...text, tutorialVersion: 4 });
  const bare = { ...text, image: null, licence: null, imageAlt: null };
  expect(contentOf(typedOf(bare, { tutorialId: null, tutorialVersion: null }))).toMatchObject(bare);
});

import { expect, it } from '@jest/globals';
import { effectText } from './decision-words.js';

const about = { subjectTitle: null, said: 'Peintures fraîches' };

it.each([
  [
    { kind: 'comment', outcome: 'delete', sanction: 'none' },
    'L’équipe de modération a supprimé ce que vous avez publié. Il s’agit de votre commentaire « Peintures fraîches ».',
  ],
  [
    { kind: 'tutorial', outcome: 'keep', sanction: 'warn' },
    'L’équipe de modération a examiné ce que vous avez publié. Elle vous adresse un avertissement. Il s’agit de votre tutoriel « Peintures fraîches ».',
  ],
  [
    { kind: 'member', outcome: 'keep', sanction: 'warn' },
    'L’équipe de modération a examiné votre compte. Elle vous adresse un avertissement.',
  ],
] as const)('says what was done: %j', (decision, text) => {
  expect(effectText({ ...about, ...decision })).toBe(text);
});

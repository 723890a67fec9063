import { expect, it } from '@jest/globals';
import { authorOf, difficultyLabel } from './tutorial';

it('TUTO-19 shows a difficulty in French, and « Tous niveaux » for anything else', () => {
  expect(
    ['beginner', 'intermediate', 'advanced', 'expert', '', null, undefined].map(difficultyLabel),
  ).toEqual([
    'Débutant',
    'Intermédiaire',
    'Avancé',
    'Tous niveaux',
    'Tous niveaux',
    'Tous niveaux',
    'Tous niveaux',
  ]);
});

it('DATA-12 takes the author from either form', () => {
  expect(authorOf({ authorName: 'Ada', authorAvatar: '/a.png', authorBio: 'Vie.' })).toEqual({
    id: null,
    name: 'Ada',
    avatar: '/a.png',
    bio: 'Vie.',
  });
  expect(authorOf({ author: { name: 'Ada', avatar: '/a.png' } })).toEqual({
    id: null,
    name: 'Ada',
    avatar: '/a.png',
    bio: null,
  });
});

import { expect, it } from '@jest/globals';
import type { Statistics } from './statistics';
import { suggestionsFor } from './suggestions';

const quiet = {
  users: { total: 9, newToday: 0, activeLastWeek: 3 },
  tutorials: { total: 9, newToday: 0, views: 5, likes: 1 },
  comments: { total: 9, newToday: 0, totalReports: 2, pendingReports: 0 },
  domains: { total: 10, mostPopular: null },
  byDomain: [],
  trend: { users: null, tutorials: null, comments: null },
  days: [],
} satisfies Statistics;

const titles = (statistics: Statistics) =>
  suggestionsFor(statistics).map(({ priority, title }) => `${priority} ${title}`);

it('ADMD-11 ADMD-12 ADMD-13 a quiet site gets three suggestions', () => {
  expect(titles(quiet)).toEqual([
    'moyenne Optimiser le contenu',
    'basse Préparer la newsletter',
    'basse Vérifier la maintenance',
  ]);
});

it('ADMD-09 ADMD-10 ADMD-11 ADMD-12 a busy site gets every suggestion, by priority', () => {
  const busy = {
    ...quiet,
    users: { ...quiet.users, newToday: 1 },
    tutorials: { ...quiet.tutorials, newToday: 2 },
    comments: { ...quiet.comments, newToday: 3, pendingReports: 4 },
    domains: { ...quiet.domains, total: 9 },
  };
  expect(titles(busy)).toEqual([
    'haute Traiter les signalements',
    'moyenne Accueillir les nouveaux membres',
    'moyenne Relire les nouveaux tutoriels',
    'moyenne Étoffer les domaines',
    'moyenne Optimiser le contenu',
    'basse Préparer la newsletter',
    'basse Parcourir les nouveaux commentaires',
    'basse Vérifier la maintenance',
  ]);
  expect(suggestionsFor(busy)[0]!.text).toBe('4 signalements attendent une décision.');
  expect(suggestionsFor(busy)[1]!.text).toBe('1 inscription aujourd’hui.');
});

import { describe, expect, it } from '@jest/globals';
import { bandOf, percentOf, steps } from './progress';

const done = (count: number) => steps.map((_, index) => index < count);

describe('progress', () => {
  it('PROG-02 is the share of the steps that are done, as an integer', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => percentOf(done(count)))).toEqual([0, 20, 40, 60, 80, 100]);
    expect(percentOf([true, false, false])).toBe(33);
    expect(percentOf([true, true, false])).toBe(67);
  });

  it('PROG-03 has a label for each of six bands, which include their lower limits', () => {
    const labels = [0, 1, 24, 25, 49, 50, 74, 75, 99, 100].map((percent) => bandOf(percent).label);
    expect(labels).toEqual([
      'Non commencé',
      'Débutant',
      'Débutant',
      'En progression',
      'En progression',
      'Bien avancé',
      'Bien avancé',
      'Presque terminé',
      'Presque terminé',
      'Terminé',
    ]);
  });

  it('PROG-04 has a colour of its own for each band', () => {
    const colors = [0, 20, 40, 60, 80, 100].map((percent) => bandOf(percent).ground.bg);
    expect(new Set(colors).size).toBe(6);
  });
});

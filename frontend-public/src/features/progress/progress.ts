import { defineStyle, type SystemStyleObject } from '@chakra-ui/react';
import type { components } from '@passerelle/api-client/schema';
import { apiQuery } from '../../lib/query-client';

export type Progress = components['schemas']['ProgressDto'];

export const progressQuery = (id: number) => apiQuery('/api/tutorials/{id}/progress', { path: { id } });

/** Steps of every tutorial. */
export const steps = [
  'Introduction',
  'Comprendre les concepts de base',
  'Suivre les instructions pas à pas',
  'Mettre en pratique',
  'Quiz final',
] as const;

export function percentOf(done: readonly boolean[]): number {
  return Math.round((100 * done.filter(Boolean).length) / done.length);
}

const bands = [
  { below: 1, label: 'Non commencé', ground: defineStyle({ bg: 'advance.none', fill: 'advance.none' }) },
  { below: 25, label: 'Débutant', ground: defineStyle({ bg: 'advance.started', fill: 'advance.started' }) },
  {
    below: 50,
    label: 'En progression',
    ground: defineStyle({ bg: 'advance.underway', fill: 'advance.underway' }),
  },
  { below: 75, label: 'Bien avancé', ground: defineStyle({ bg: 'advance.far', fill: 'advance.far' }) },
  {
    below: 100,
    label: 'Presque terminé',
    ground: defineStyle({ bg: 'advance.almost', fill: 'advance.almost' }),
  },
  { below: Infinity, label: 'Terminé', ground: defineStyle({ bg: 'advance.done', fill: 'advance.done' }) },
];

/** Label and background of a percentage. */
export function bandOf(percent: number): { label: string; ground: SystemStyleObject } {
  return bands.find(({ below }) => percent < below)!;
}

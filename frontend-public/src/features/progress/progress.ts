import { css } from '#styles/css';
import type { components } from '@passerelle/api-client/schema';
import type { SystemStyleObject } from '../../../styled-system/types';
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
  { below: 1, label: 'Non commencé', ground: css.raw({ bg: 'advance.none', fill: 'advance.none' }) },
  { below: 25, label: 'Débutant', ground: css.raw({ bg: 'advance.started', fill: 'advance.started' }) },
  {
    below: 50,
    label: 'En progression',
    ground: css.raw({ bg: 'advance.underway', fill: 'advance.underway' }),
  },
  { below: 75, label: 'Bien avancé', ground: css.raw({ bg: 'advance.far', fill: 'advance.far' }) },
  { below: 100, label: 'Presque terminé', ground: css.raw({ bg: 'advance.almost', fill: 'advance.almost' }) },
  { below: Infinity, label: 'Terminé', ground: css.raw({ bg: 'advance.done', fill: 'advance.done' }) },
];

/** Label and background of a percentage. */
export function bandOf(percent: number): { label: string; ground: SystemStyleObject } {
  return bands.find(({ below }) => percent < below)!;
}

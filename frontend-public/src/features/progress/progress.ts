import type { components } from '@passerelle/api-client/schema';
import { apiQuery } from '../../query-client';

export type Progress = components['schemas']['ProgressDto'];

export const progressQuery = (id: number) => apiQuery('/api/tutorials/{id}/progress', { path: { id } });

/** Every tutorial is gone through in these. */
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
  { below: 1, label: 'Non commencé', color: 'advance.none' },
  { below: 25, label: 'Débutant', color: 'advance.started' },
  { below: 50, label: 'En progression', color: 'advance.underway' },
  { below: 75, label: 'Bien avancé', color: 'advance.far' },
  { below: 100, label: 'Presque terminé', color: 'advance.almost' },
  { below: Infinity, label: 'Terminé', color: 'advance.done' },
] as const;

/** What a percentage is called, and its colour. */
export function bandOf(percent: number): { label: string; color: string } {
  return bands.find(({ below }) => percent < below)!;
}

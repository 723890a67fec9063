import type { components } from '@passerelle/api-client/schema';

export type Tutorial = components['schemas']['ContributionDto'];
export type Difficulty = NonNullable<Tutorial['difficulty']>;

export const difficultyLabels: Record<Difficulty, string> = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
};

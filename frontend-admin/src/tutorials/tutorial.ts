import type { Answer } from '@passerelle/api-client/call';
import type { components } from '@passerelle/api-client/schema';

export type Tutorial = components['schemas']['ContributionDto'];
/** As it is answered to who saves it. */
export type SavedTutorial = Answer<'PUT', '/api/tutorials/{id}'>;
export type TutorialSource = components['schemas']['TutorialSourceDto'];
export type Difficulty = NonNullable<Tutorial['difficulty']>;

export const difficultyLabels: Record<Difficulty, string> = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
};

import type { Registration } from './use-session-changes';

export type Expertise = NonNullable<Registration['expertise']>[number];

/** The subjects a contributor may name. */
export const expertises: Readonly<Record<Expertise, string>> = {
  programmation: 'Programmation',
  design: 'Design',
  marketing: 'Marketing',
  finance: 'Finance',
  sante: 'Santé',
  education: 'Éducation',
  langue: 'Langues',
  cuisine: 'Cuisine',
  maison: 'Bricolage et Maison',
  musique: 'Musique',
  sport: 'Sport',
  technologie: 'Technologie',
};

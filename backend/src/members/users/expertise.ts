/** The subjects a contributor may name. */
export const expertiseIds = [
  'programmation',
  'design',
  'marketing',
  'finance',
  'sante',
  'education',
  'langue',
  'cuisine',
  'maison',
  'musique',
  'sport',
  'technologie',
] as const;

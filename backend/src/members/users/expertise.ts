/** The subjects a contributor may name, where the operator has no list of their own; their codes are good all the same. */
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

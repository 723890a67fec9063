/** The subjects a contributor may name, with the labels screens show. */
export const expertises = {
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
} as const;

export const expertiseIds = Object.keys(expertises);

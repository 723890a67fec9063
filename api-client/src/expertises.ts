/** The subjects a contributor may name, where the operator has no list of their own. */
export const expertises: Readonly<Record<string, string>> = {
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

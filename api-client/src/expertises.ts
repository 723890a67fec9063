/** Built-in areas of expertise, unless the operator has defined others. */
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

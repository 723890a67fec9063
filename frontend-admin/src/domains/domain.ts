import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import type { DomainIconName } from '@passerelle/icons/domain-icons';
import { call } from '../api/http';

export type Domain = components['schemas']['AdminDomainDto'];

/** All domains, including hidden ones. */
export const domainsQuery = queryOptions({
  queryKey: ['domaines'],
  queryFn: () => call('GET', '/api/admin/domains').then(({ domains }) => domains),
});

/** French names of the icons. */
export const iconLabels: Record<DomainIconName, string> = {
  'code-xml': 'Code',
  palette: 'Palette',
  megaphone: 'Mégaphone',
  'list-checks': 'Liste',
  languages: 'Langues',
  sprout: 'Pousse',
  'book-open': 'Livre',
  calculator: 'Calculatrice',
  camera: 'Appareil photo',
  'chef-hat': 'Toque',
  'flask-conical': 'Éprouvette',
  film: 'Film',
  globe: 'Globe',
  'graduation-cap': 'Mortier',
  hammer: 'Marteau',
  'heart-pulse': 'Cœur',
  history: 'Histoire',
  landmark: 'Monument',
  leaf: 'Feuille',
  lightbulb: 'Ampoule',
  monitor: 'Écran',
  music: 'Musique',
  'pencil-ruler': 'Crayon et règle',
  scale: 'Balance',
  scissors: 'Ciseaux',
  server: 'Serveur',
  shield: 'Bouclier',
  tractor: 'Tracteur',
  users: 'Personnes',
  wrench: 'Clé',
};

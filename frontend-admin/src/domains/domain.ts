import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import type { DomainIconName } from '@passerelle/icons/domain-icons';
import { call } from '../api/http';

export type Domain = components['schemas']['AdminDomainDto'];

/** All of them, those that visitors do not see too. */
export const domainsQuery = queryOptions({
  queryKey: ['domaines'],
  queryFn: () => call('GET', '/api/admin/domains').then(({ domains }) => domains),
});

/** What each icon is called. */
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

/** Of 1 to 21; from 4.5 on what is drawn can be read by most. Colours as #rgb or #rrggbb. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

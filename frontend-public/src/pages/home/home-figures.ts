import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query-client';
import { useLook } from '../../lib/site';
import { aboutText, communityText, heroFigures, type Figure } from '@passerelle/api-client/home-texts';

export const figuresQuery = () => apiQuery('/api/figures');

type Figures = Record<'hero' | 'community' | 'about', readonly Figure[]>;

const builtIn: Figures = {
  hero: heroFigures,
  community: communityText.figures,
  about: [aboutText.figure],
};

/** Figures of each section: the contract's fixed ones, or real counts if enabled. */
export function useFigures(): Figures {
  const { realFigures = false } = useLook();
  const { data } = useQuery({ ...figuresQuery(), enabled: realFigures });
  if (!realFigures) return builtIn;
  const known = (value: number | null | undefined, one: string, many: string): Figure[] =>
    value === null || value === undefined
      ? []
      : [{ value: value.toLocaleString('fr-FR'), label: value < 2 ? one : many }];
  const tutorials = known(data?.tutorials, 'tutoriel', 'tutoriels');
  const rating = known(data?.ratingAverage, 'note moyenne', 'note moyenne');
  return {
    hero: [
      ...tutorials,
      ...known(data?.domains, 'domaine', 'domaines'),
      ...known(data?.members, 'membre', 'membres'),
      ...rating,
    ],
    // Leaves out what the hero already shows.
    community: [],
    about: [],
  };
}

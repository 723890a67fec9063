import { difficultyLabels } from '@passerelle/api-client/difficulties';
import { fold } from '@passerelle/api-client/fold';
import { readTimeRange, type difficulties, type Facets, type SearchFilter } from './search';

/** A filter with the number of tutorials it leaves. */
export interface Facet {
  label: string;
  count: number;
  isChosen: boolean;
  /** Query string that toggles the filter. */
  search: string;
}

export interface FacetGroup {
  title: string;
  facets: Facet[];
}

const difficultyNames: Record<
  Facets['difficulties'][number]['value'],
  { label: string; value: (typeof difficulties)[number] }
> = {
  beginner: { label: difficultyLabels.beginner, value: 'débutant' },
  intermediate: { label: difficultyLabels.intermediate, value: 'intermédiaire' },
  advanced: { label: difficultyLabels.advanced, value: 'avancé' },
};

/**
 * Filters worth offering for the results, in groups. A group with a single option is left out.
 * @param values query string that the filter was read from
 */
export function facetGroups(facets: Facets, filter: SearchFilter, values: URLSearchParams): FacetGroup[] {
  const facet = (label: string, count: number, isChosen: boolean, named: Record<string, string>): Facet => ({
    label,
    count,
    isChosen,
    search: changed(values, isChosen ? emptied(named) : named),
  });
  const groups = [
    {
      title: 'Domaine',
      facets: facets.domains.map(({ id, name, count }) =>
        facet(name, count, filter.domainId === id, { domainId: String(id) }),
      ),
    },
    {
      title: 'Niveau',
      facets: facets.difficulties.map(({ value, count }) => {
        const { label, value: difficulty } = difficultyNames[value];
        return facet(label, count, filter.difficulty === difficulty, { difficulty });
      }),
    },
    {
      title: 'Temps de lecture',
      facets: facets.readTimes.map(({ min, max, count }) => {
        const isChosen = filter.minReadTime === min && filter.maxReadTime === (max ?? readTimeRange.max);
        const named = { minReadTime: min > 0 ? String(min) : '', maxReadTime: max ? String(max) : '' };
        return facet(readTimeLabel(min, max), count, isChosen, named);
      }),
    },
    {
      title: 'Étiquettes',
      facets: facets.tags.map(({ name, count }) => {
        const others = filter.tags.filter((tag) => fold(tag) !== fold(name));
        const isChosen = others.length < filter.tags.length;
        const tags = isChosen ? others : [...others, name];
        return { label: name, count, isChosen, search: changed(values, { tags: tags.join(',') }) };
      }),
    },
  ];
  return groups
    .map((group) => ({
      ...group,
      facets: group.facets.filter(({ count, isChosen }) => count > 0 || isChosen),
    }))
    .filter(({ facets: [first, ...others] }) => first && (others.length > 0 || first.isChosen));
}

/** Query string with changed parameters, back on the first page. An empty value removes its parameter. */
export function changed(values: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(values);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return String(next);
}

function emptied(named: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(named).map((name) => [name, '']));
}

function readTimeLabel(min: number, max: number | null): string {
  if (max === null) return `${min} min et plus`;
  return min === 0 ? `${max} min au plus` : `${min} à ${max} min`;
}

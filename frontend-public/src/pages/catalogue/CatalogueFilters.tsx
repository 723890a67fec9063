import { Button, Card, Grid } from '@chakra-ui/react';
import SlidersHorizontal from '~icons/sliders-horizontal';
import { useRef } from 'react';
import type { Domain } from '../../features/domains/domain';
import {
  ALL,
  levels,
  sorts,
  type CatalogueFilter,
  type CatalogueSort,
} from '../../features/tutorials/catalogue';
import { difficultyLabel } from '../../features/tutorials/tutorial';
import { SummaryButton } from '../../ui/controls';
import { Input, Select } from '../../ui/inputs';
import { FoldOnSmallScreens } from '../../ui/FoldOnSmallScreens';
import { LabelledField } from '../../ui/LabelledField';
import { useEarlyValues } from '../../ui/use-early-values';

const sortLabels: Record<CatalogueSort, string> = {
  popularity: 'Popularité',
  recent: 'Plus récents',
  title: 'Ordre alphabétique',
};

/** Level filter of the catalogue; /tutoriels has a single choice that filters nothing. */
export type CatalogueVariant = 'catalogue' | 'list';

interface CatalogueFiltersProps {
  variant: CatalogueVariant;
  filter: CatalogueFilter;
  domains: readonly Domain[];
  onChoice: (name: string, value: string) => void;
}

/** Filters while typing; without JavaScript it is a plain form. */
export function CatalogueFilters({ variant, filter, domains, onChoice }: CatalogueFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyValues(form, onChoice);
  const chosen = [filter.domainId, filter.difficulty, filter.sort !== sorts[0]].filter(Boolean).length;
  return (
    <Card.Root asChild>
      <form
        ref={form}
        role="search"
        aria-label="Filtrer les tutoriels"
        onSubmit={(event) => event.preventDefault()}
      >
        <Grid templateColumns={{ base: '1fr', lg: '1.6fr 3.3fr' }} gap="4" alignItems="end">
          <LabelledField label="Recherche">
            <Input
              type="search"
              name="q"
              placeholder="Rechercher un tutoriel..."
              maxLength={200}
              value={filter.q}
              onChange={(event) => onChoice('q', event.target.value)}
            />
          </LabelledField>
          <FoldOnSmallScreens openFrom="sm">
            <SummaryButton variant="outline" w="full">
              <SlidersHorizontal size={18} aria-hidden /> Filtres et tri{chosen > 0 && ` (${chosen})`}
            </SummaryButton>
            <Grid
              templateColumns={{ base: '1fr', sm: '1.2fr 1fr 1.1fr' }}
              gap="4"
              mt={{ base: '4', sm: '0' }}
            >
              <LabelledField label={variant === 'catalogue' ? 'Catégorie' : 'Domaine'}>
                <Select
                  name="domainId"
                  value={filter.domainId ?? ALL}
                  onChange={(event) => onChoice('domainId', event.target.value)}
                >
                  <option value={ALL}>
                    {variant === 'catalogue' ? 'Toutes les catégories' : 'Tous les domaines'}
                  </option>
                  {domains.map(({ id: domainId, name }) => (
                    <option key={domainId} value={domainId}>
                      {name}
                    </option>
                  ))}
                </Select>
              </LabelledField>
              {variant === 'catalogue' ? (
                <LabelledField label="Niveau">
                  <Select
                    name="difficulty"
                    value={filter.difficulty ?? ALL}
                    onChange={(event) => onChoice('difficulty', event.target.value)}
                  >
                    <option value={ALL}>Tous les niveaux</option>
                    {levels.map((level) => (
                      <option key={level} value={level}>
                        {difficultyLabel(level)}
                      </option>
                    ))}
                  </Select>
                </LabelledField>
              ) : (
                <LabelledField label="Filtre">
                  <Select name="filter" defaultValue={ALL}>
                    <option value={ALL}>Tous</option>
                  </Select>
                </LabelledField>
              )}
              <LabelledField label="Tri">
                <Select
                  name="sort"
                  value={filter.sort}
                  onChange={(event) => onChoice('sort', event.target.value)}
                >
                  {sorts.map((sort) => (
                    <option key={sort} value={sort}>
                      {sortLabels[sort]}
                    </option>
                  ))}
                </Select>
              </LabelledField>
            </Grid>
          </FoldOnSmallScreens>
          <noscript>
            <Button type="submit">Filtrer</Button>
          </noscript>
        </Grid>
      </form>
    </Card.Root>
  );
}

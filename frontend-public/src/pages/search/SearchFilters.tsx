import { useLocation, useNavigate } from 'react-router-dom';
import { Box, Button, Card, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Domain } from '../../features/domains/domain';
import {
  difficulties,
  limits,
  sortBys,
  writeSearchValues,
  type SearchFilter,
} from '../../features/search/search';
import { SearchField } from '../../features/search/SearchField';
import { Input, Select } from '../../ui/inputs';
import { LabelledField } from '../../ui/LabelledField';
import { SEARCH_FIELD_ID } from '../../lib/navigation';
import { useEarlyValues } from '../../ui/use-early-values';
import { FilterSection } from './FilterSection';
import { ReadTimeSlider } from './ReadTimeSlider';

const sortLabels: Record<(typeof sortBys)[number], string> = {
  date: 'Date',
  title: 'Titre',
  views: 'Vues',
  readTime: 'Temps de lecture',
};

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface SearchFiltersProps {
  filter: SearchFilter;
  domains: readonly Domain[];
}

/**
 * A plain form: fields are named after the address's parameters. After each navigation, also back during a pending
 * one, it is refilled but stays mounted, so that the focus is kept.
 */
export function SearchFilters({ filter, domains }: SearchFiltersProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const [filledAt, setFilledAt] = useState(key);
  /** Key of the last reset. The first page needs none: its fields may contain text typed before hydration. */
  const resetAt = useRef(key);
  const [hasText, setHasText] = useState(filter.q !== '');
  const [sortBy, setSortBy] = useState<string>(chosenOrder(filter));
  if (filledAt !== key) {
    setFilledAt(key);
    setHasText(filter.q !== '');
    setSortBy(chosenOrder(filter));
  }
  useEffect(() => {
    if (filledAt !== key || resetAt.current === key) return;
    resetAt.current = key;
    form.current!.reset();
  }, [filledAt, key]);

  function take(name: string, value: string) {
    if (name === 'q') setHasText(value.trim() !== '');
    if (name === 'sortBy') setSortBy(value);
  }
  useEarlyValues(form, take);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>;
    // The focus stays in the field after searching.
    void navigate(`/recherche?${writeSearchValues(form)}`, { state: { keepsFocus: true } });
  }

  return (
    <Card.Root asChild>
      <form ref={form} role="search" action="/recherche" aria-label="Filtres" onSubmit={apply}>
        <Stack gap="4">
          <Box position="relative">
            <LabelledField label="Mots à chercher" id={SEARCH_FIELD_ID}>
              <SearchField
                id={SEARCH_FIELD_ID}
                placeholder="Rechercher..."
                defaultValue={filter.q}
                onType={(text) => take('q', text)}
              />
            </LabelledField>
          </Box>
          <div>
            <FilterSection title="Domaine" open>
              <LabelledField label="Domaine" labelHidden>
                {/* Remounted once the domains are loaded: a default value needs its option. */}
                <Select
                  key={`${domains.length} ${filter.domainId}`}
                  name="domainId"
                  defaultValue={filter.domainId ?? ''}
                >
                  <option value="">Tous les domaines</option>
                  {domains.map((domain) => (
                    <option key={domain.id} value={domain.id}>
                      {domain.name}
                    </option>
                  ))}
                </Select>
              </LabelledField>
            </FilterSection>
            <FilterSection title="Difficulté">
              <LabelledField label="Difficulté" labelHidden>
                <Select key={filter.difficulty} name="difficulty" defaultValue={filter.difficulty ?? ''}>
                  <option value="">Toutes les difficultés</option>
                  {difficulties.map((difficulty) => (
                    <option key={difficulty} value={difficulty}>
                      {capitalize(difficulty)}
                    </option>
                  ))}
                </Select>
              </LabelledField>
            </FilterSection>
            <FilterSection title="Temps de lecture">
              <ReadTimeSlider from={filter.minReadTime} to={filter.maxReadTime} />
            </FilterSection>
            <FilterSection title="Étiquettes">
              <LabelledField
                label="Étiquettes"
                labelHidden
                hint="Séparées par des virgules ; toutes doivent être présentes."
              >
                <Input name="tags" defaultValue={filter.tags.join(', ')} autoCapitalize="none" />
              </LabelledField>
            </FilterSection>
            <FilterSection title="Tri">
              <Stack gap="3">
                <LabelledField label="Trier par">
                  <Select
                    name="sortBy"
                    value={sortBy || (hasText ? '' : 'date')}
                    onChange={({ target }) => setSortBy(target.value)}
                  >
                    {hasText && <option value="">Pertinence</option>}
                    {sortBys.map((sort) => (
                      <option key={sort} value={sort}>
                        {sortLabels[sort]}
                      </option>
                    ))}
                  </Select>
                </LabelledField>
                <LabelledField
                  label="Ordre"
                  hint={hasText ? 'La pertinence n’en a qu’un : le plus proche d’abord.' : undefined}
                >
                  <Select key={filter.sortOrder} name="sortOrder" defaultValue={filter.sortOrder}>
                    <option value="asc">Croissant</option>
                    <option value="desc">Décroissant</option>
                  </Select>
                </LabelledField>
              </Stack>
            </FilterSection>
            <FilterSection title="Nombre de résultats">
              <LabelledField label="Nombre de résultats" labelHidden>
                <Select key={filter.limit} name="limit" defaultValue={filter.limit}>
                  {limits.map((limit) => (
                    <option key={limit} value={limit}>
                      {limit}
                    </option>
                  ))}
                </Select>
              </LabelledField>
            </FilterSection>
          </div>
          <Button type="submit">Appliquer les filtres</Button>
        </Stack>
      </form>
    </Card.Root>
  );
}

/** Without a text, sorting by date is the only choice. */
const chosenOrder = ({ q, sortBy }: SearchFilter) => ((q || sortBy !== 'date') && sortBy) || '';

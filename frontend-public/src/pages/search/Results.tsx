import { Badge, Box, Card, Heading, Text, Wrap } from '@chakra-ui/react';
import { changed } from '../../features/search/facet';
import { useSearch, type SearchFilter } from '../../features/search/search';
import { TextLink } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { Pagination } from '../../ui/Pagination';
import { Preparing } from '../../ui/Preparing';
import { Spinner } from '../../ui/Spinner';
import { NothingFound } from './NothingFound';
import { SearchResult } from './SearchResult';

interface ResultsProps {
  filter: SearchFilter;
  /** The address's query. */
  values: URLSearchParams;
  domainName?: string;
}

/** Results, or the reason for none. */
export function Results({ filter, values, domainName }: ResultsProps) {
  const { data, isError, refetch } = useSearch(filter);
  const badges = [
    ...(filter.q ? [`« ${filter.q} »`] : []),
    ...(domainName ? [domainName] : []),
    ...(filter.difficulty ? [filter.difficulty] : []),
    ...filter.tags.map((tag) => `#${tag}`),
  ];
  // No results while loading is not an empty result.
  const isTooEarly = data?.preparing && data.count === 0;
  const isOrdered = filter.q !== '' && filter.sortBy !== null;
  return (
    <Card.Root as="section" aria-label="Résultats" minW="0">
      <div aria-live="polite">
        {data && !isTooEarly && (
          <Heading as="h2" fontSize="xl">
            {data.count} tutoriels trouvés sur {data.total}
          </Heading>
        )}
      </div>
      {badges.length > 0 && (
        <Wrap gap="2" mt="3" aria-label="Filtres actifs" role="group">
          {badges.map((badge) => (
            <Badge key={badge} variant="brand">
              {badge}
            </Badge>
          ))}
        </Wrap>
      )}
      {data?.suggestion && (
        <Text mt="4">
          Vouliez-vous dire «{'\u00A0'}
          <TextLink
            to={`/recherche?${changed(values, { q: data.suggestion })}`}
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            {data.suggestion}
          </TextLink>
          {'\u00A0'}» ?
        </Text>
      )}
      {data && data.count > 1 && isOrdered && (
        <Text mt="3" fontSize="sm" color="fg.muted">
          Dans l’ordre que vous avez choisi.{' '}
          <TextLink to={`/recherche?${changed(values, { sortBy: '', sortOrder: '' })}`}>
            Le plus pertinent d’abord
          </TextLink>
        </Text>
      )}
      {data?.preparing && <Preparing {...data.preparing} isPartial={data.count > 0} />}
      {data?.tutorials.map((tutorial) => (
        <SearchResult key={tutorial.id} tutorial={tutorial} />
      ))}
      {data?.count === 0 && !isTooEarly && <NothingFound text={filter.q} nearest={data.nearest} />}
      {data && <Pagination page={filter.page} pageSize={filter.limit} total={data.total} />}
      {isError && (
        <Box mt={badges.length > 0 ? '5' : '0'}>
          <Failure message="La recherche n’a pas abouti." onRetry={() => void refetch()} />
        </Box>
      )}
      {!data && !isError && <Spinner label="Recherche en cours" />}
    </Card.Root>
  );
}

import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { changed } from '../../features/search/facet';
import { useSearch, type SearchFilter } from '../../features/search/search';
import { Badge, Panel, TextLink } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { Pagination } from '../../ui/Pagination';
import { Spinner } from '../../ui/Spinner';
import { NothingFound } from './NothingFound';
import { Preparing } from './Preparing';
import { SearchResult } from './SearchResult';

interface ResultsProps {
  filter: SearchFilter;
  /** The query of the address. */
  values: URLSearchParams;
  domainName?: string;
}

/** What was found, or why nothing is there. */
export function Results({ filter, values, domainName }: ResultsProps) {
  const { data, isError, refetch } = useSearch(filter);
  const badges = [
    ...(filter.q ? [`« ${filter.q} »`] : []),
    ...(domainName ? [domainName] : []),
    ...(filter.difficulty ? [filter.difficulty] : []),
    ...filter.tags.map((tag) => `#${tag}`),
  ];
  // Nothing is found yet: that is no answer.
  const isTooEarly = data?.preparing && data.count === 0;
  const isOrdered = filter.q !== '' && filter.sortBy !== null;
  return (
    <Panel aria-label="Résultats" minW="0">
      <Box aria-live="polite">
        {data && !isTooEarly && (
          <Heading as="h2" fontSize="xl">
            {data.count} tutoriels trouvés sur {data.total}
          </Heading>
        )}
      </Box>
      {badges.length > 0 && (
        <Flex gap="2" wrap="wrap" mt="3" aria-label="Filtres actifs" role="group">
          {badges.map((badge) => (
            <Badge key={badge} variant="brand">
              {badge}
            </Badge>
          ))}
        </Flex>
      )}
      {data?.suggestion && (
        <Text mt="4">
          Vouliez-vous dire «{' '}
          <TextLink
            to={`/recherche?${changed(values, { q: data.suggestion })}`}
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            {data.suggestion}
          </TextLink>{' '}
          » ?
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
      {data?.tutorials.map((tutorial) => (
        <SearchResult key={tutorial.id} tutorial={tutorial} />
      ))}
      {data?.preparing && <Preparing {...data.preparing} />}
      {data?.count === 0 && !isTooEarly && <NothingFound text={filter.q} nearest={data.nearest} />}
      {data && <Pagination page={filter.page} pageSize={filter.limit} total={data.total} />}
      {isError && (
        <Box mt={badges.length > 0 ? '5' : '0'}>
          <Failure message="La recherche n’a pas abouti." onRetry={() => void refetch()} />
        </Box>
      )}
      {!data && !isError && <Spinner label="Recherche en cours" />}
    </Panel>
  );
}

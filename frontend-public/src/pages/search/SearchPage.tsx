import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { domainsQuery, useDomains } from '../../features/domains/domain';
import { readSearchFilter, searchQuery, useSearch, type SearchFilter } from '../../features/search/search';
import { load } from '../../query-client';
import { Badge, Panel, TextLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { Page } from '../../ui/Page';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { Pagination } from '../../ui/Pagination';
import { Spinner } from '../../ui/Spinner';
import { FilterFold } from './FilterFold';
import { SearchFilters } from './SearchFilters';
import { SearchResult } from './SearchResult';

const introduction =
  'Cherchez dans tout le texte des tutoriels, puis affinez par domaine, niveau ou temps de lecture.';

/** The page /recherche. */
export function Component() {
  const [values] = useSearchParams();
  const filter = readSearchFilter(values);
  const domains = useDomains();
  const domainName = domains.find(({ id }) => id === filter.domainId)?.name;
  const title = filter.q ? `Recherche : ${filter.q}` : 'Recherche avancée';
  return (
    <>
      <PageHead title={title} description={introduction} hidden={values.size > 0} />
      <PageBanner title="Recherche avancée" introduction={introduction} />
      <Page>
        <Grid templateColumns={{ base: '1fr', lg: '19rem 1fr' }} gap="8" alignItems="start">
          {/* A new address makes a new form, filled from it. */}
          <FilterFold key={values.toString()} open={values.size === 0}>
            <SearchFilters filter={filter} domains={domains} />
          </FilterFold>
          <Results filter={filter} domainName={domainName} />
        </Grid>
        <TextLink to="/mesure-de-la-recherche" display="inline-flex" alignItems="center" minH="11" mt="6">
          Comment la recherche est mesurée
        </TextLink>
      </Page>
    </>
  );
}

function Results({ filter, domainName }: { filter: SearchFilter; domainName?: string }) {
  const { data, isError, refetch } = useSearch(filter);
  const badges = [
    ...(filter.q ? [`« ${filter.q} »`] : []),
    ...(domainName ? [domainName] : []),
    ...(filter.difficulty ? [filter.difficulty] : []),
    ...filter.tags.map((tag) => `#${tag}`),
  ];
  return (
    <Panel aria-label="Résultats" minW="0">
      <Box aria-live="polite">
        {data && (
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
      {data?.tutorials.map((tutorial) => (
        <SearchResult key={tutorial.id} tutorial={tutorial} />
      ))}
      {data?.count === 0 && (
        <EmptyState title="Aucun résultat trouvé pour votre recherche." as="p">
          <Text>Essayez avec moins de mots ou moins de filtres.</Text>
        </EmptyState>
      )}
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

export function createLoader(queryClient: QueryClient) {
  return async ({ request }: LoaderFunctionArgs) => {
    const filter = readSearchFilter(new URL(request.url).searchParams);
    await load(queryClient, domainsQuery(), searchQuery(filter));
    return null;
  };
}

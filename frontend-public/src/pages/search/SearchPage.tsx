import { useSearchParams } from 'react-router-dom';
import { Container, Grid } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { domainsQuery, useDomains } from '../../features/domains/domain';
import { readSearchFilter, searchQuery, useFacets } from '../../features/search/search';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { TextLink } from '../../ui/controls';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { EarlierSearchesPanel } from './EarlierSearchesPanel';
import { FacetLinks } from './FacetLinks';
import { FilterFold } from './FilterFold';
import { Results } from './Results';
import { SearchFilters } from './SearchFilters';

const introduction =
  'Cherchez dans tout le texte des tutoriels, puis affinez par domaine, niveau ou temps de lecture.';

export function Component() {
  const [values] = useSearchParams();
  const filter = readSearchFilter(values);
  const domains = useDomains();
  const facets = useFacets(filter);
  const domainName = domains.find(({ id }) => id === filter.domainId)?.name;
  const title = filter.q ? `Recherche : ${filter.q}` : 'Recherche avancée';
  return (
    <>
      <PageHead title={title} description={introduction} hidden={values.size > 0} />
      <PageBanner title="Recherche avancée" introduction={introduction} />
      <Container>
        <Grid templateColumns={{ base: '1fr', lg: '19rem 1fr' }} gap="8" alignItems="start">
          <FilterFold address={values.toString()}>
            <SearchFilters filter={filter} domains={domains} />
            {facets && <FacetLinks facets={facets} filter={filter} values={values} />}
            <EarlierSearchesPanel />
          </FilterFold>
          <Results filter={filter} values={values} domainName={domainName} />
        </Grid>
        <TextLink to="/mesure-de-la-recherche" display="inline-flex" alignItems="center" minH="11" mt="6">
          Comment la recherche est mesurée
        </TextLink>
      </Container>
    </>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async ({ url }) => {
    const filter = readSearchFilter(url.searchParams);
    await load(queryClient, domainsQuery(), searchQuery(filter));
    return null;
  };
}

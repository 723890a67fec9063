import { Container, Flex, Heading, Skeleton } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { domainsQuery, useDomains } from '../../features/domains/domain';
import {
  heldQuery,
  isUnfiltered,
  pageQuery,
  readCatalogueFilter,
  useCatalogue,
} from '../../features/tutorials/catalogue';
import { loadAnalysedMatcher } from '../../features/tutorials/text-matcher';
import { TutorialGrid, TutorialGridSkeleton } from '../../features/tutorials/TutorialGrid';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { FeedAnchor, FeedLinks } from '../../ui/FeedLinks';
import { loadAnew } from '../../ui/load-anew';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { Pagination } from '../../ui/Pagination';
import { Preparing } from '../../ui/Preparing';
import { useSite, type Site } from '../../lib/site';
import { CatalogueFilters, type CatalogueVariant } from './CatalogueFilters';
import { useCatalogueFilter } from './use-catalogue-filter';

// Hydration must filter with the same analyser as the server.
if (!import.meta.env.SSR && new URLSearchParams(location.search).get('q')) await loadAnalysedMatcher();

interface CatalogueProps {
  variant: CatalogueVariant;
  title: string;
  introduction: string;
}

/** The catalogue with its filters. */
export function Catalogue({ variant, title, introduction }: CatalogueProps) {
  const { filter, settled, search, choose } = useCatalogueFilter();
  const domains = useDomains();
  const { pageSize } = useSite();
  const { result, failed } = useCatalogue(filter, settled, pageSize);
  // No results while loading is not an empty result.
  const isTooEarly = result?.preparing && result.tutorials.length === 0;
  return (
    <>
      <PageHead title={title} description={introduction} page={isUnfiltered(settled) ? settled.page : 1} />
      <FeedLinks title="Nouveaux tutoriels" />
      <PageBanner title={title} introduction={introduction} />
      <Container>
        <CatalogueFilters variant={variant} filter={filter} domains={domains} onChoice={choose} />
        <Flex mt="8" mb="4" columnGap="6" wrap="wrap" align="center" justify="space-between">
          <div aria-live="polite">
            {result?.total != null && !isTooEarly && (
              <Heading as="h2" fontSize="xl">
                {result.total} tutoriel(s) trouvé(s)
              </Heading>
            )}
            {!failed && result?.total == null && <Skeleton h="7" w="64" />}
          </div>
          <FeedAnchor />
        </Flex>
        {result?.preparing && <Preparing {...result.preparing} isPartial={!isTooEarly} />}
        {result && result.tutorials.length > 0 && (
          <>
            <TutorialGrid tutorials={result.tutorials} domains={domains} />
            <Pagination page={filter.page} pageSize={pageSize} total={result.total ?? 0} search={search} />
          </>
        )}
        {result?.tutorials.length === 0 && !isTooEarly && (
          <EmptyState title="Aucun tutoriel trouvé" as="h3">
            <p>Essayez de modifier vos critères de recherche pour trouver des tutoriels.</p>
          </EmptyState>
        )}
        {failed && <Failure message="Impossible de charger les tutoriels." onRetry={() => void loadAnew()} />}
        {!result && !failed && <TutorialGridSkeleton cards={9} />}
      </Container>
    </>
  );
}

export function createLoader(queryClient: QueryClient, { pageSize }: Site): PageLoader {
  return async ({ url }) => {
    const filter = readCatalogueFilter(url.searchParams);
    const analyser = filter.q ? loadAnalysedMatcher() : undefined;
    if (import.meta.env.SSR) await analyser;
    await load(queryClient, domainsQuery(), heldQuery());
    if (!import.meta.env.SSR) return null;
    const held = queryClient.getQueryData(heldQuery().queryKey);
    if (held && held.total > held.tutorials.length) {
      // Too many to embed: the page contains its own cards, the rest is loaded later.
      queryClient.removeQueries({ queryKey: heldQuery().queryKey });
      await load(queryClient, pageQuery(filter, pageSize));
    }
    return null;
  };
}

import { Container, Grid, List, Skeleton } from '@chakra-ui/react';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { domainsQuery } from '../../features/domains/domain';
import { DomainCard } from '../../features/domains/DomainCard';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { Failure } from '../../ui/Failure';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';

const BUILT_IN = 6;
const columns = { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' };
const introduction = 'Les grands sujets de la plateforme. Choisissez le vôtre, ou faites un pas de côté.';

export function Component() {
  const { data, isError, refetch } = useQuery(domainsQuery());
  return (
    <>
      <PageHead title="Domaines" description={introduction} />
      <PageBanner title="Domaines" introduction={introduction} />
      <Container>
        {data && (
          <List.Root display="grid" gridTemplateColumns={columns} gap="5">
            {data.domains.map((domain) => (
              <li key={domain.id}>
                <DomainCard domain={domain} headingLevel="h2" />
              </li>
            ))}
          </List.Root>
        )}
        {isError && !data && (
          <Failure message="Impossible de charger les domaines." onRetry={() => void refetch()} />
        )}
        {!data && !isError && (
          <Grid templateColumns={columns} gap="5" role="status" aria-label="Chargement des domaines">
            {Array.from({ length: BUILT_IN }, (_, index) => (
              <Skeleton key={index} h="56" borderRadius="lg" />
            ))}
          </Grid>
        )}
      </Container>
    </>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async () => {
    await load(queryClient, domainsQuery());
    return null;
  };
}

import { Grid } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { domainsQuery, useDomains } from '../../features/domains/domain';
import { DomainCard } from '../../features/domains/DomainCard';
import { load } from '../../query-client';
import { Page } from '../../ui/Page';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';

const introduction = 'Les grands sujets de la plateforme. Choisissez le vôtre, ou faites un pas de côté.';

/** The page /domaines. */
export function Component() {
  return (
    <>
      <PageHead title="Domaines" description={introduction} />
      <PageBanner title="Domaines" introduction={introduction} />
      <Page>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
          gap="5"
        >
          {useDomains().map((domain) => (
            <li key={domain.id}>
              <DomainCard domain={domain} headingLevel="h2" />
            </li>
          ))}
        </Grid>
      </Page>
    </>
  );
}

export function createLoader(queryClient: QueryClient) {
  return async () => {
    await load(queryClient, domainsQuery());
    return null;
  };
}

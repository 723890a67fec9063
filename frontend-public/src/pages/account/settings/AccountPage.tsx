import { Container, SimpleGrid, Stack } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { MembersOnly } from '../../../features/session/MembersOnly';
import { apiQuery } from '../../../lib/query-client';
import type { PageLoader } from '../../../page-loader';
import { BackLink } from '../../../ui/BackLink';
import { PageBanner } from '../../../ui/PageBanner';
import { PageHead } from '../../../ui/PageHead';
import { DataPanel } from './DataPanel';
import { DeletionPanel } from './DeletionPanel';
import { EmailPanel } from './EmailPanel';
import { PasswordPanel } from './PasswordPanel';
import { SessionsPanel } from './SessionsPanel';
import { TwoFactorPanel } from './TwoFactorPanel';

const title = 'Compte et sécurité';
const description = 'Ce qui protège votre compte, et ce que vous pouvez en faire.';

/** Whether the site offers a second factor; loaded with the page to avoid a layout shift. */
export function createLoader(queryClient: QueryClient): PageLoader {
  return async () => {
    await queryClient.prefetchQuery(apiQuery('/api/settings'));
    return null;
  };
}

export function Component() {
  return (
    <>
      <PageHead title={title} description={description} hidden />
      <MembersOnly>
        {(user) => (
          <>
            <PageBanner title={title} introduction={description}>
              <BackLink to="/profil">Mon profil</BackLink>
            </PageBanner>
            <Container>
              <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
                <Stack gap="6">
                  <EmailPanel user={user} />
                  <SessionsPanel />
                  <DataPanel />
                </Stack>
                <Stack gap="6">
                  <PasswordPanel user={user} />
                  <TwoFactorPanel user={user} />
                  <DeletionPanel user={user} />
                </Stack>
              </SimpleGrid>
            </Container>
          </>
        )}
      </MembersOnly>
    </>
  );
}

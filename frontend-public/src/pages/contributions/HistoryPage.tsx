import { Container } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import { RevisionHistory } from '../../features/revisions/RevisionHistory';
import type { PageLoader } from '../../page-loader';
import { idOf } from '@passerelle/api-client/address-id';
import { BackLink } from '../../ui/BackLink';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { ContributorsOnly } from './ContributorsOnly';
import { isMissing, TextNotFound } from './TextNotFound';
import { HistoryVisibility } from './HistoryVisibility';
import { pathOfEditor } from '../../lib/paths';

const title = 'Historique du tutoriel';
const introduction = 'Tout ce qu’il a dit, et ce qui a changé d’une version à l’autre.';

export function Component() {
  const id = idOf(useParams()['id']);
  if (id === 0) return <TextNotFound />;
  return (
    <>
      <PageHead title={title} description={introduction} hidden />
      <ContributorsOnly>
        {() => (
          <>
            <PageBanner title={title} introduction={introduction}>
              <BackLink to={pathOfEditor(id)}>Modifier le tutoriel</BackLink>
            </PageBanner>
            {/* Keeps the content below out of view until the versions are loaded, so that nothing visible moves. */}
            <Container minH="vh">
              <HistoryVisibility id={id} />
              <RevisionHistory id={id} isOwn />
            </Container>
          </>
        )}
      </ContributorsOnly>
    </>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async ({ params }) => ((await isMissing(queryClient, idOf(params['id']))) ? { status: 404 } : null);
}

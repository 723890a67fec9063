import { Container, Skeleton } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { RevisionHistory } from '../../features/revisions/RevisionHistory';
import { revisionsQuery } from '../../features/revisions/revision';
import { tutorialQuery } from '../../features/tutorials/tutorial';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { idOf } from '@passerelle/api-client/address-id';
import { BackLink } from '../../ui/BackLink';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { FailedPage } from '../../ui/FailedPage';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { pageOf } from '../../lib/page-number';
import { pathOfTutorial } from '../../lib/paths';

const introduction = 'Ce que ce tutoriel a dit, et ce qui a changé d’une version à l’autre.';

/** Page /tutoriels/{id}/historique, available if the authors make the history public. */
export function Component() {
  const id = idOf(useParams()['id']);
  const { data: tutorial, error, refetch } = useQuery({ ...tutorialQuery(id), enabled: id > 0 });
  if (error && tutorial === undefined) {
    return (
      <FailedPage title="Impossible de charger ce tutoriel." error={error} onRetry={() => void refetch()} />
    );
  }
  if (id === 0 || tutorial === null || tutorial?.historyIsPublic === false) return <NoHistory id={id} />;
  if (tutorial === undefined)
    return <Skeleton h="vh" role="status" aria-label="Chargement de l’historique" />;
  const title = `Historique de « ${tutorial.title} »`;
  return (
    <>
      <PageHead title={title} description={introduction} hidden />
      <PageBanner title={title} introduction={introduction}>
        <BackLink to={pathOfTutorial(id)}>Lire le tutoriel</BackLink>
      </PageBanner>
      <Container>
        <RevisionHistory id={id} isOwn={false} />
      </Container>
    </>
  );
}

function NoHistory({ id }: { id: number }) {
  return (
    <Container>
      <PageHead
        title="Historique non trouvé"
        description="Ce tutoriel ne montre pas son historique."
        hidden
      />
      <EmptyState title="Historique non trouvé" as="h1">
        <p>Ce tutoriel n’existe pas, ou ses auteurs n’en montrent pas l’historique.</p>
        <ButtonLink to={id > 0 ? pathOfTutorial(id) : '/'} mt="5">
          {id > 0 ? 'Voir le tutoriel' : 'Retour à l’accueil'}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async ({ params, url }) => {
    const id = idOf(params['id']);
    if (id === 0) return { status: 404 };
    await load(queryClient, tutorialQuery(id));
    const tutorial = queryClient.getQueryData(tutorialQuery(id).queryKey);
    if (tutorial === null || tutorial?.historyIsPublic === false) return { status: 404 };
    await load(queryClient, revisionsQuery(id, pageOf(url.searchParams)));
    return null;
  };
}

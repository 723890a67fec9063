import { useQuery, type QueryClient } from '@tanstack/react-query';
import { data, useParams, type LoaderFunctionArgs } from 'react-router';
import { domainsQuery } from '../../features/domains/domain';
import { suggestionsQuery, tutorialQuery } from '../../features/tutorials/tutorial.queries';
import { load } from '../../query-client';
import { idOf } from '../../ui/address-id';
import { FailedPage } from '../../ui/FailedPage';
import { TutorialArticle } from './TutorialArticle';
import { TutorialNotFound } from './TutorialNotFound';
import { TutorialSkeleton } from './TutorialSkeleton';

/** The page /tutoriels/{id}. */
export function Component() {
  const id = idOf(useParams()['id']);
  const { data: tutorial, isError, refetch } = useQuery({ ...tutorialQuery(id), enabled: id > 0 });
  if (isError) {
    return <FailedPage title="Impossible de charger ce tutoriel." onRetry={() => void refetch()} />;
  }
  if (id === 0 || tutorial === null) return <TutorialNotFound />;
  if (tutorial === undefined) return <TutorialSkeleton />;
  return <TutorialArticle key={tutorial.id} tutorial={tutorial} />;
}

export function createLoader(queryClient: QueryClient) {
  return async ({ params }: LoaderFunctionArgs) => {
    const id = idOf(params['id']);
    if (id === 0) return data(null, { status: 404 });
    await load(queryClient, tutorialQuery(id), domainsQuery());
    const tutorial = queryClient.getQueryData(tutorialQuery(id).queryKey);
    if (tutorial === null) return data(null, { status: 404 });
    if (tutorial) await load(queryClient, suggestionsQuery(suggestionsFor(tutorial)));
    return null;
  };
}

function suggestionsFor({ id, domainId, tags }: { id: number; domainId: number; tags: string[] }) {
  return { excludeId: id, domainId, tags };
}

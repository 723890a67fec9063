import { useParams } from 'react-router-dom';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { firstCommentsQuery } from '../../features/comments/comment';
import { domainsQuery } from '../../features/domains/domain';
import {
  canSuggest,
  sampleArticleQuery,
  suggestionsOf,
  tutorialQuery,
} from '../../features/tutorials/tutorial';
import { apiQuery, load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { idOf } from '@passerelle/api-client/address-id';
import { FailedPage } from '../../ui/FailedPage';
import { TutorialArticle } from './TutorialArticle';
import { TutorialNotFound } from './TutorialNotFound';
import { TutorialSkeleton } from './TutorialSkeleton';

/** Page /tutoriels/{id}. */
export function Component() {
  const id = idOf(useParams()['id']);
  const { data: tutorial, error, refetch } = useQuery({ ...tutorialQuery(id), enabled: id > 0 });
  if (error && tutorial === undefined) {
    return (
      <FailedPage title="Impossible de charger ce tutoriel." error={error} onRetry={() => void refetch()} />
    );
  }
  if (id === 0 || tutorial === null) return <TutorialNotFound />;
  if (tutorial === undefined) return <TutorialSkeleton />;
  return <TutorialArticle key={tutorial.id} tutorial={tutorial} />;
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async ({ params }) => {
    const id = idOf(params['id']);
    if (id === 0) return { status: 404 };
    await load(queryClient, tutorialQuery(id), domainsQuery());
    const tutorial = queryClient.getQueryData(tutorialQuery(id).queryKey);
    if (tutorial === null) return { status: 404 };
    if (!tutorial) return null;
    await Promise.all([
      tutorial.content === '' && load(queryClient, sampleArticleQuery()),
      canSuggest(tutorial) && load(queryClient, suggestionsOf(tutorial)),
      queryClient.prefetchQuery(apiQuery('/api/settings')),
      queryClient.prefetchQuery(apiQuery('/api/translation')),
      // The browser fetches comments when they come near the viewport.
      import.meta.env.SSR && queryClient.prefetchQuery(firstCommentsQuery(id)),
    ]);
    return null;
  };
}

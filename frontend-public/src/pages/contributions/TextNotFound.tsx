import { Container } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { apiQueryOrNull } from '../../lib/query-client';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';

export function TextNotFound() {
  return (
    <Container>
      <PageHead title="Texte introuvable" description="Ce texte n’existe pas." hidden />
      <EmptyState title="Texte introuvable" as="h1">
        <p>Il n’existe pas, ou il a été supprimé.</p>
        <ButtonLink to="/contributions" variant="outline" mt="5">
          Mes contributions
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}

/**
 * Whether no tutorial has this id, for the status of a page that the server answers; in the browser, the page finds out
 * when it loads the text.
 */
export async function isMissing(queryClient: QueryClient, id: number): Promise<boolean> {
  if (id === 0) return true;
  if (!import.meta.env.SSR) return false;
  const query = apiQueryOrNull('/api/tutorials/{id}/source', { path: { id } });
  await queryClient.prefetchQuery(query);
  const isNone = queryClient.getQueryData(query.queryKey) === null;
  queryClient.removeQueries(query);
  return isNone;
}

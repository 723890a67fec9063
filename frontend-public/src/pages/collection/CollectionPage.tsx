import { Container } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { PageLoader } from '../../page-loader';
import { collectionQuery } from '../../features/collections/collection';
import { MembersOnly } from '../../features/session/MembersOnly';
import { SignInPrompt } from '../../features/session/SignInPrompt';
import { idOf } from '@passerelle/api-client/address-id';
import { FailedPage } from '../../ui/FailedPage';
import { PageHead } from '../../ui/PageHead';
import { CollectionNotFound } from './CollectionNotFound';
import { CollectionSkeleton } from './CollectionSkeleton';
import { OwnCollection } from './OwnCollection';

export function Component() {
  const id = idOf(useParams()['id']);
  if (id === 0) return <CollectionNotFound />;
  const title = 'Connectez-vous pour ouvrir vos collections';
  return (
    <MembersOnly
      waiting={<CollectionSkeleton />}
      visitor={
        <Container>
          <PageHead title={title} description="Une collection d’un membre." hidden />
          <SignInPrompt title={title} as="h1">
            Cette adresse est celle de la personne qui a composé la collection. Pour lire celle de quelqu’un
            d’autre, demandez-lui son lien de partage.
          </SignInPrompt>
        </Container>
      }
    >
      {() => <Owned id={id} />}
    </MembersOnly>
  );
}

function Owned({ id }: { id: number }) {
  const {
    data: collection,
    error,
    refetch,
  } = useQuery({
    ...collectionQuery(id),
    staleTime: 0,
  });
  if (collection === null) return <CollectionNotFound />;
  if (collection) return <OwnCollection collection={collection} />;
  if (error) {
    return (
      <FailedPage
        title="Impossible de charger cette collection."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <PageHead title="Chargement de la collection…" description="Un instant." hidden />
      <CollectionSkeleton />
    </>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async ({ params }) => {
    const id = idOf(params['id']);
    if (id === 0) return { status: 404 };
    // Visitors are asked to sign in; the browser loads the collection once it knows the member.
    if (import.meta.env.SSR) await queryClient.prefetchQuery(collectionQuery(id));
    return queryClient.getQueryData(collectionQuery(id).queryKey) === null ? { status: 404 } : null;
  };
}

import { useParams } from '../../router/location';
import { Page } from '../../ui/Page';
import { useQuery } from '@tanstack/react-query';
import { collectionQuery } from '../../features/collections/collection';
import { MembersOnly } from '../../features/session/MembersOnly';
import { SignInPrompt } from '../../features/session/SignInPrompt';
import { idOf } from '../../lib/address-id';
import { FailedPage } from '../../ui/FailedPage';
import { PageHead } from '../../ui/PageHead';
import { CollectionNotFound } from './CollectionNotFound';
import { CollectionSkeleton } from './CollectionSkeleton';
import { OwnCollection } from './OwnCollection';

export function Component() {
  const id = idOf(useParams()['id']);
  const title = 'Connectez-vous pour ouvrir vos collections';
  return (
    <MembersOnly
      waiting={<CollectionSkeleton />}
      visitor={
        <Page>
          <PageHead title={title} description="Une collection d’un membre." hidden />
          <SignInPrompt title={title} as="h1">
            Cette adresse est celle de la personne qui a composé la collection. Pour lire celle de quelqu’un
            d’autre, demandez-lui son lien de partage.
          </SignInPrompt>
        </Page>
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
    enabled: id > 0,
    staleTime: 0,
  });
  if (id === 0 || collection === null) return <CollectionNotFound />;
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

import { useParams } from 'react-router-dom';
import { Badge, Container, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { countTutorials, sharedCollectionQuery } from '../../features/collections/collection';
import { domainsQuery, useDomains } from '../../features/domains/domain';
import { BookDownload } from '../../features/exports/BookDownload';
import { ReportButton } from '../../features/reports/ReportButton';
import { TutorialGrid } from '../../features/tutorials/TutorialGrid';
import { load, type Answer } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { Avatar } from '../../ui/Avatar';
import { EmptyState } from '../../ui/EmptyState';
import { FailedPage } from '../../ui/FailedPage';
import { FormattedDate } from '../../ui/FormattedDate';
import { PageHead } from '../../ui/PageHead';
import { CollectionHeader } from './CollectionHeader';
import { CollectionNotFound } from './CollectionNotFound';
import { CollectionSkeleton } from './CollectionSkeleton';

/** The page /collections/partagees/{token}, accessible by link. */
export function Component() {
  const { token = '' } = useParams();
  const { data: collection, error, refetch } = useQuery(sharedCollectionQuery(token));
  if (collection) return <SharedCollection token={token} collection={collection} />;
  if (collection === null) return <CollectionNotFound />;
  if (error && collection === undefined) {
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

interface SharedCollectionProps {
  token: string;
  collection: Answer<'/api/collections/shared/{token}'>;
}

function SharedCollection({ token, collection }: SharedCollectionProps) {
  const { name, description, owner, tutorials, updatedAt } = collection;
  const domains = useDomains();
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageHead
        title={name}
        description={description ?? `Une collection de tutoriels, composée par ${owner.displayName}.`}
        hidden
      />
      <CollectionHeader collection={collection}>
        <HStack gap="2" me="2" fontWeight="semibold">
          <Avatar person={{ name: owner.displayName, avatar: owner.avatar }} size="8" />
          {owner.displayName}
        </HStack>
        <Badge variant="brand">{countTutorials(tutorials.length)}</Badge>
        <Text fontSize="sm" color="fg.muted">
          Modifiée le <FormattedDate value={updatedAt} />
        </Text>
        <ReportButton
          title="Signaler une collection"
          ownerIds={[owner.id]}
          reported={{
            text: name,
            send: (body) =>
              call('POST', '/api/collections/shared/{token}/reports', { path: { token }, body }),
          }}
        />
      </CollectionHeader>
      {tutorials.length > 0 && (
        <Flex mt="6">
          <BookDownload
            title="Télécharger cette collection"
            order={(body) =>
              call('POST', '/api/collections/shared/{token}/exports', { path: { token }, body })
            }
          />
        </Flex>
      )}
      <Stack gap="0" mt="8">
        {tutorials.length > 0 ? (
          <TutorialGrid tutorials={tutorials} domains={domains} headingLevel="h2" />
        ) : (
          <EmptyState title="Cette collection est vide">Elle se remplira peut-être bientôt.</EmptyState>
        )}
      </Stack>
    </Container>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async ({ params }) => {
    const { token = '' } = params;
    await load(queryClient, sharedCollectionQuery(token), domainsQuery());
    const missing = queryClient.getQueryData(sharedCollectionQuery(token).queryKey) === null;
    // Not cached: its owner may stop sharing it at any moment.
    return { status: missing ? 404 : 200, mayBeKept: false };
  };
}

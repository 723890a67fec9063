import { useParams, useSearchParams } from 'react-router-dom';
import { Container, Flex, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ofName } from '@passerelle/api-client/of-name';
import { TutorialGrid, TutorialGridSkeleton } from '../../features/tutorials/TutorialGrid';
import { domainsQuery, useDomains } from '../../features/domains/domain';
import { idOf } from '@passerelle/api-client/address-id';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { FailedPage } from '../../ui/FailedPage';
import { Failure } from '../../ui/Failure';
import { FeedLinks } from '../../ui/FeedLinks';
import { PageHead } from '../../ui/PageHead';
import { pageOf } from '../../lib/page-number';
import { Pagination } from '../../ui/Pagination';
import { useSite, type Site } from '../../lib/site';
import { StructuredData } from '../../ui/StructuredData';
import { authorQuery, authorTutorialsQuery, type AuthorPage } from './author';
import { AuthorCollections } from './AuthorCollections';
import { AuthorHeader } from './AuthorHeader';
import { pathOfAuthor } from '../../lib/paths';

const tutorialsOf = (id: number, page: number, pageSize: number) =>
  authorTutorialsQuery(id, { limit: pageSize, offset: (page - 1) * pageSize });

/** The page /auteurs/{id}: public profile and publications. */
export function Component() {
  const id = idOf(useParams()['id']);
  return id === 0 ? <AuthorNotFound /> : <Author id={id} />;
}

function Author({ id }: { id: number }) {
  const { data: author, error, refetch } = useQuery(authorQuery(id));
  if (error && author === undefined) {
    return (
      <FailedPage title="Impossible de charger cette page." error={error} onRetry={() => void refetch()} />
    );
  }
  if (author === undefined) return <AuthorSkeleton />;
  return author === null ? <AuthorNotFound /> : <KnownAuthor author={author} />;
}

function KnownAuthor({ author }: { author: AuthorPage }) {
  const page = pageOf(useSearchParams()[0]);
  const { pageSize } = useSite();
  const domains = useDomains();
  const { data: list, isError, refetch } = useQuery(tutorialsOf(author.id, page, pageSize));
  const path = pathOfAuthor(author.id);
  const { displayName, bio, collections } = author;
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead
        title={displayName}
        description={bio ?? `Les tutoriels ${ofName(displayName)}.`}
        path={path}
        page={page}
      />
      <FeedLinks title={`Tutoriels ${ofName(displayName)}`} path={path} />
      <ProfileData author={author} />
      <AuthorHeader author={author} />
      {collections && <AuthorCollections collections={collections} />}
      <Heading as="h2" fontSize="2xl" mt={{ base: '10', md: '14' }} mb="6">
        Tutoriels
      </Heading>
      {list && list.tutorials.length > 0 && (
        <>
          <TutorialGrid tutorials={list.tutorials} domains={domains} />
          <Pagination page={page} pageSize={pageSize} total={list.total} />
        </>
      )}
      {list?.tutorials.length === 0 && (
        <EmptyState title="Rien de publié pour le moment" as="h3">
          <ButtonLink to="/catalogue" variant="outline" mt="2">
            Voir tout le catalogue
          </ButtonLink>
        </EmptyState>
      )}
      {isError && <Failure message="Impossible de charger les tutoriels." onRetry={() => void refetch()} />}
      {!list && !isError && <TutorialGridSkeleton />}
    </Container>
  );
}

function ProfileData({ author }: { author: AuthorPage }) {
  const { publicUrl } = useSite();
  const { id, displayName, bio, avatar, website, socialLinks, joinedAt } = author;
  const person = {
    '@type': 'Person',
    name: displayName,
    url: `${publicUrl}/auteurs/${id}`,
    ...(bio && { description: bio }),
    ...(avatar && URL.canParse(avatar, publicUrl) && { image: new URL(avatar, publicUrl).href }),
    ...((website || socialLinks.length > 0) && { sameAs: [website, ...socialLinks].filter(Boolean) }),
  };
  const profile = { '@type': 'ProfilePage', ...(joinedAt && { dateCreated: joinedAt }), mainEntity: person };
  return <StructuredData data={[profile]} />;
}

function AuthorNotFound() {
  return (
    <Container>
      <PageHead title="Page d’auteur introuvable" description="Ce membre n’a pas de page publique." hidden />
      <EmptyState title="Ce membre n’a pas de page publique" as="h1">
        <ButtonLink to="/catalogue" variant="outline" mt="2">
          Voir le catalogue
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}

function AuthorSkeleton() {
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead title="Chargement de l’auteur…" description="Un instant." hidden />
      <Flex gap="6" align="start" mb="14" role="status" aria-label="Chargement de l’auteur">
        <Skeleton w="24" h="24" borderRadius="full" />
        <Stack gap="3" flex="1">
          <Skeleton h="10" maxW="88" />
          <Skeleton h="6" maxW="measure" />
        </Stack>
      </Flex>
      <TutorialGridSkeleton />
    </Container>
  );
}

export function createLoader(queryClient: QueryClient, { pageSize }: Site): PageLoader {
  return async ({ params, url }) => {
    const id = idOf(params['id']);
    if (id === 0) return { status: 404 };
    const { search, searchParams } = url;
    const page = pageOf(searchParams);
    await load(queryClient, authorQuery(id), tutorialsOf(id, page, pageSize), domainsQuery());
    const author = queryClient.getQueryData(authorQuery(id).queryKey);
    // Redirects a merged account; in the browser the answer may still be pending.
    if (author && author.id !== id) {
      return { movedTo: `${pathOfAuthor(author.id)}${search}` };
    }
    const status = author === null ? 404 : 200;
    // Not cached: collections do not invalidate kept pages.
    return author?.collections ? { status, mayBeKept: false } : { status };
  };
}

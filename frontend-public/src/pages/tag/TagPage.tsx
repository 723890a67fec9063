import { useParams, useSearchParams } from 'react-router-dom';
import { Box, Container, Flex, Heading, Skeleton, Wrap } from '@chakra-ui/react';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import Search from '~icons/search';
import { domainsQuery, useDomains } from '../../features/domains/domain';
import { FollowButton } from '../../features/notifications/FollowButton';
import {} from '../../features/tutorials/tutorial';
import { TutorialGrid, TutorialGridSkeleton } from '../../features/tutorials/TutorialGrid';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { FailedPage } from '../../ui/FailedPage';
import { FeedAnchor, FeedLinks } from '../../ui/FeedLinks';
import { Failure } from '../../ui/Failure';
import { PageHead } from '../../ui/PageHead';
import { pageOf } from '../../lib/page-number';
import { Pagination } from '../../ui/Pagination';
import { useSite, type Site } from '../../lib/site';
import { tagQuery, tagTutorialsQuery } from './tag';
import { pathOfTag } from '../../lib/paths';

const tutorialsOf = (tag: string, page: number, pageSize: number) =>
  tagTutorialsQuery(tag, { limit: pageSize, offset: (page - 1) * pageSize });

/** The page /etiquettes/{tag}, newest first. */
export function Component() {
  const { tag = '' } = useParams();
  const { data, error, refetch } = useQuery(tagQuery(tag));
  if (error && data === undefined) {
    return (
      <FailedPage
        title="Impossible de charger cette étiquette."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <TagSkeleton />;
  return data === null ? <UnusedTag tag={tag} /> : <KnownTag tag={tag} name={data.name} />;
}

/** @param tag as in the address */
function KnownTag({ tag, name }: { tag: string; name: string }) {
  const page = pageOf(useSearchParams()[0]);
  const { pageSize } = useSite();
  const domains = useDomains();
  const { data: list, isError, refetch } = useQuery(tutorialsOf(tag, page, pageSize));
  const path = pathOfTag(name);
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead
        title={`Étiquette : ${name}`}
        description={`Les tutoriels qui portent l’étiquette « ${name} ».`}
        path={path}
        page={page}
      />
      <FeedLinks title={`Nouveaux tutoriels : #${name}`} path={path} />
      <TagHeader name={name}>
        <FeedAnchor path={path} />
      </TagHeader>
      <Wrap align="center" justify="space-between" gap="3" mt={{ base: '10', md: '14' }} mb="6">
        <Heading as="h2" fontSize="2xl">
          Tutoriels sous cette étiquette
        </Heading>
        <ButtonLink to={`/recherche?${new URLSearchParams({ tags: name })}`} variant="outline" size="sm">
          <Search size={16} aria-hidden /> Chercher parmi eux
        </ButtonLink>
      </Wrap>
      {list && (
        <>
          <TutorialGrid tutorials={list.tutorials} domains={domains} />
          <Pagination page={page} pageSize={pageSize} total={list.total} />
        </>
      )}
      {isError && <Failure message="Impossible de charger les tutoriels." onRetry={() => void refetch()} />}
      {!list && !isError && <TutorialGridSkeleton />}
    </Container>
  );
}

function TagHeader({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <>
      <Heading
        as="h1"
        fontSize="4xl"
        letterSpacing="tight"
        lineHeight="tight"
        overflowWrap="anywhere"
        dir="auto"
      >
        #{name}
      </Heading>
      <Flex columnGap="6" rowGap="1" mt="3" wrap="wrap" align="center">
        <FollowButton
          followed={{ tag: name }}
          name={`#${name}`}
          labels={['Suivre cette étiquette', 'Étiquette suivie']}
        />
        {children}
      </Flex>
    </>
  );
}

/** Unused tags can be followed, too, to hear of the first tutorial. */
function UnusedTag({ tag }: { tag: string }) {
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead
        title="Étiquette sans tutoriel"
        description="Aucun tutoriel ne porte cette étiquette."
        hidden
      />
      <TagHeader name={tag} />
      <EmptyState title="Aucun tutoriel ne porte cette étiquette" as="h2">
        <ButtonLink to="/catalogue" variant="outline" mt="2">
          Voir tout le catalogue
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}

function TagSkeleton() {
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead title="Chargement de l’étiquette…" description="Un instant." hidden />
      <Box mb="14" role="status" aria-label="Chargement de l’étiquette">
        <Skeleton h="10" maxW="64" />
        <Skeleton h="11" maxW="88" mt="3" />
      </Box>
      <TutorialGridSkeleton />
    </Container>
  );
}

export function createLoader(queryClient: QueryClient, { pageSize }: Site): PageLoader {
  return async ({ params, url }) => {
    const { tag = '' } = params;
    const page = pageOf(url.searchParams);
    await load(queryClient, tagQuery(tag), tutorialsOf(tag, page, pageSize), domainsQuery());
    return { status: queryClient.getQueryData(tagQuery(tag).queryKey) === null ? 404 : 200 };
  };
}

import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Container, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { domainQuery, type Domain } from '../../features/domains/domain';
import { DomainIcon } from '../../features/domains/DomainIcon';
import { FollowButton } from '../../features/notifications/FollowButton';
import { domainTutorialsQuery } from '../../features/tutorials/tutorial';
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
import { pathOfDomain } from '../../lib/paths';

const tutorialsOf = (slug: string, page: number, pageSize: number) =>
  domainTutorialsQuery(slug, { limit: pageSize, offset: (page - 1) * pageSize });

const pathOf = ({ slug }: Domain) => pathOfDomain(slug);

export function Component() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { data: domain, error, refetch } = useQuery(domainQuery(slug));
  if (error && domain === undefined) {
    return (
      <FailedPage title="Impossible de charger ce domaine." error={error} onRetry={() => void refetch()} />
    );
  }
  if (domain === undefined) return <DomainSkeleton />;
  if (domain === null) return <DomainNotFound />;
  if (domain.slug !== slug) return <Moved to={pathOf(domain) + search} />;
  return <KnownDomain domain={domain} />;
}

/** In the browser the loader does not wait for the answer. */
function Moved({ to }: { to: string }) {
  return (
    <>
      <Navigate replace to={to} />
      <DomainSkeleton />
    </>
  );
}

function KnownDomain({ domain }: { domain: Domain }) {
  const page = pageOf(useSearchParams()[0]);
  const { pageSize } = useSite();
  const path = pathOf(domain);
  const { data: list, isError, refetch } = useQuery(tutorialsOf(domain.slug, page, pageSize));
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead title={`Domaine : ${domain.name}`} description={domain.description} page={page} />
      <FeedLinks title={`Nouveaux tutoriels : ${domain.name}`} path={path} />
      <Flex gap={{ base: '4', md: '6' }} align="start" direction={{ base: 'column', sm: 'row' }}>
        <DomainIcon domain={domain} size={72} />
        <Stack gap="3">
          <Heading as="h1" fontSize="4xl" letterSpacing="tight" lineHeight="tight">
            Domaine: {domain.name}
          </Heading>
          <Text fontSize="lg" color="fg.muted" maxW="measure">
            {domain.description}
          </Text>
          <Flex columnGap="6" rowGap="1" wrap="wrap" align="center">
            <FollowButton
              followed={{ domain: domain.slug }}
              name={domain.name}
              labels={['Suivre ce domaine', 'Domaine suivi']}
            />
            <FeedAnchor path={path} />
          </Flex>
        </Stack>
      </Flex>
      <Heading as="h2" fontSize="2xl" mt={{ base: '10', md: '14' }} mb="6">
        Tutoriels dans ce domaine
      </Heading>
      {list && list.tutorials.length > 0 && (
        <>
          <TutorialGrid tutorials={list.tutorials} domains={[domain]} />
          <Pagination page={page} pageSize={pageSize} total={list.total} />
        </>
      )}
      {list?.tutorials.length === 0 && (
        <EmptyState title="Aucun tutoriel disponible" as="h3">
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

function DomainNotFound() {
  return (
    <Container>
      <PageHead title="Domaine non trouvé" description="Ce domaine n’existe pas." hidden />
      <EmptyState title="Domaine non trouvé" as="h1">
        <ButtonLink to="/domaines" variant="outline" mt="2">
          Voir les domaines
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}

function DomainSkeleton() {
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead title="Chargement du domaine…" description="Un instant." hidden />
      <Flex gap="6" align="start" mb="14" role="status" aria-label="Chargement du domaine">
        <Skeleton w="18" h="18" />
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
    const { slug = '' } = params;
    const { search, searchParams } = url;
    const page = pageOf(searchParams);
    await load(queryClient, domainQuery(slug), tutorialsOf(slug, page, pageSize));
    const domain = queryClient.getQueryData(domainQuery(slug).queryKey);
    // Redirects a renamed domain; in the browser the answer may still be pending.
    if (domain && domain.slug !== slug) {
      return { movedTo: pathOf(domain) + search };
    }
    const missing = domain === null;
    return { status: missing ? 404 : 200 };
  };
}

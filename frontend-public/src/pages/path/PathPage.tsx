import { useParams } from 'react-router-dom';
import { Badge, Container, Heading, Skeleton, Stack, Text, Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import type { QueryClient } from '@tanstack/react-query';
import { BookDownload } from '../../features/exports/BookDownload';
import {
  learningPathQuery,
  startLabel,
  useLearningPath,
  type LearningPath,
} from '../../features/learning-paths/learning-path';
import { SignInLink } from '../../features/session/SignInLink';
import { useSession } from '../../features/session/use-session';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { idOf } from '@passerelle/api-client/address-id';
import { BackLink } from '../../ui/BackLink';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { FailedPage } from '../../ui/FailedPage';
import { PageHead } from '../../ui/PageHead';
import { ProgressBar } from '../../ui/ProgressBar';
import { PathFacts } from './PathFacts';
import { PathSteps } from './PathSteps';
import { pathOfLearningPath, pathOfTutorial } from '../../lib/paths';

export function Component() {
  const id = idOf(useParams()['id']);
  const { data: path, error, refetch } = useLearningPath(id);
  if (id === 0 || path === null) return <PathNotFound />;
  if (path) return <KnownPath path={path} />;
  if (error && path === undefined)
    return (
      <FailedPage title="Impossible de charger ce parcours." error={error} onRetry={() => void refetch()} />
    );
  return <PathSkeleton />;
}

function KnownPath({ path }: { path: LearningPath }) {
  const { isAuthenticated } = useSession();
  const next = path.steps.find(({ isCompleted }) => !isCompleted) ?? path.steps[0];
  return (
    <Container py={{ base: '6', md: '10' }} maxW="240">
      <PageHead title={path.title} description={path.description} path={pathOfLearningPath(path.id)} />
      <BackLink to="/apprentissage">Tous les parcours</BackLink>
      <Wrap gap="2" mt="5" mb="3">
        <Badge variant="brand">{path.category}</Badge>
        {path.badgeText && <Badge variant="accent">{path.badgeText}</Badge>}
        {path.progress === 100 && <Badge variant="brand">Parcours terminé</Badge>}
      </Wrap>
      <Heading as="h1" fontSize="4xl" letterSpacing="tight" lineHeight="tight" dir="auto">
        {path.title}
      </Heading>
      <Text mt="4" mb="4" fontSize="lg" color="fg.muted" maxW="measure" dir="auto">
        {path.description}
      </Text>
      <PathFacts path={path} />
      <Stack gap="4" mt="6" maxW="measure">
        {isAuthenticated && <ProgressBar label="Progression dans ce parcours" percent={path.progress} />}
        <Wrap gap="3" align="center">
          {next && <ButtonLink to={pathOfTutorial(next.tutorialId)}>{startLabel(path)}</ButtonLink>}
          {next && (
            <BookDownload
              title="Télécharger ce parcours"
              order={(body) =>
                call('POST', '/api/learning-paths/{id}/exports', { path: { id: path.id }, body })
              }
            />
          )}
          {!isAuthenticated && (
            <SignInLink variant="outline" css={{ '.member &': { visibility: 'hidden' } }}>
              Se connecter pour suivre sa progression
            </SignInLink>
          )}
        </Wrap>
      </Stack>
      <Heading as="h2" fontSize="2xl" mt={{ base: '10', md: '12' }} mb="5">
        Les étapes
      </Heading>
      <PathSteps steps={path.steps} nextId={next?.id} />
    </Container>
  );
}

function PathNotFound() {
  return (
    <Container>
      <PageHead title="Parcours non trouvé" description="Ce parcours n’existe pas." hidden />
      <EmptyState title="Parcours non trouvé" as="h1">
        <p>Le parcours que vous cherchez n’existe pas ou n’existe plus.</p>
        <ButtonLink to="/apprentissage" variant="outline" mt="5">
          Voir les parcours
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}

function PathSkeleton() {
  return (
    <Container py="10" maxW="240">
      <PageHead title="Chargement du parcours…" description="Un instant." hidden />
      <Stack gap="5" role="status" aria-label="Chargement du parcours">
        <Skeleton h="6" maxW="40" />
        <Skeleton h="12" maxW="136" />
        <Skeleton h="20" maxW="measure" />
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} h="24" borderRadius="lg" />
        ))}
      </Stack>
    </Container>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async ({ params }) => {
    const id = idOf(params['id']);
    if (id === 0) return { status: 404 };
    await load(queryClient, learningPathQuery(id));
    const missing = queryClient.getQueryData(learningPathQuery(id).queryKey) === null;
    return { status: missing ? 404 : 200 };
  };
}

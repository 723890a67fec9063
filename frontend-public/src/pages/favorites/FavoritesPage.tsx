import { Container, Skeleton } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { domainsQuery } from '../../features/domains/domain';
import { MembersOnly } from '../../features/session/MembersOnly';
import { SignInPrompt } from '../../features/session/SignInPrompt';
import { TutorialGridSkeleton } from '../../features/tutorials/TutorialGrid';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { PageHead } from '../../ui/PageHead';
import { FavoriteTutorials } from './FavoriteTutorials';

export function Component() {
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead title="Favoris" description="Les tutoriels que vous gardez sous la main." hidden />
      <MembersOnly
        waiting={
          <>
            <Skeleton h="12" maxW="96" mb="8" />
            <TutorialGridSkeleton cards={3} />
          </>
        }
        visitor={
          <SignInPrompt title="Connectez-vous pour accéder à vos favoris" as="h1">
            Un cœur sur un tutoriel suffit à le garder : vous le retrouvez ici, sur tous vos appareils.
          </SignInPrompt>
        }
      >
        {() => <FavoriteTutorials />}
      </MembersOnly>
    </Container>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async () => {
    await load(queryClient, domainsQuery());
    return null;
  };
}

import { Box, chakra, Container, Text } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { learningPathsQuery } from '../../features/learning-paths/learning-path';
import { SignInLink } from '../../features/session/SignInLink';
import { useSession } from '../../features/session/use-session';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { Tabs } from '../../ui/Tabs';
import { CollectionsTab } from './CollectionsTab';
import { PathsTab } from './PathsTab';

const title = 'Apprentissage';
const introduction = 'Des parcours qui mènent pas à pas quelque part, et des collections que vous composez.';

const tabs = [
  { id: 'parcours', label: "Parcours d'apprentissage" },
  { id: 'collections', label: 'Mes collections' },
] as const;

export function Component() {
  return (
    <>
      <PageHead title={title} description={introduction} />
      <PageBanner title={title} introduction={introduction} />
      <Container>
        <VisitorBanner />
        <Tabs label="Apprentissage" tabs={tabs}>
          {(chosen) => (chosen === 'parcours' ? <PathsTab /> : <CollectionsTab />)}
        </Tabs>
      </Container>
    </>
  );
}

function VisitorBanner() {
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return null;
  return (
    <chakra.aside
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      mb="6"
      px="5"
      py="4"
      borderRadius="lg"
      bg="brand.subtle"
      css={{ '.member &': { display: 'none' } }}
      aria-label="Compte"
    >
      <Box flex="1" minW="64">
        <Text fontWeight="semibold">Connectez-vous pour garder votre progression</Text>
        <Text color="fg.muted" fontSize="sm">
          Vos étapes terminées et vos collections vous attendent sur tous vos appareils.
        </Text>
      </Box>
      <SignInLink size="sm">Se connecter</SignInLink>
    </chakra.aside>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async () => {
    await load(queryClient, learningPathsQuery());
    return null;
  };
}

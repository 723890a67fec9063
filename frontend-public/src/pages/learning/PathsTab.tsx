import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { useLearningPaths, type LearningPath } from '../../features/learning-paths/learning-path';
import { SkeletonBlock } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { HowPathsWork } from './HowPathsWork';
import { PathCard } from './PathCard';

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' };

/** What the site puts forward, and all others. */
const isRecommended = ({ badgeVariant }: LearningPath) =>
  badgeVariant === 'featured' || badgeVariant === 'new';

export function PathsTab() {
  const { data, isError, refetch } = useLearningPaths();
  const paths = data?.paths;
  return (
    <>
      {paths && (
        <>
          <PathGroup id="recommended" title="Parcours recommandés" paths={paths.filter(isRecommended)} />
          <PathGroup
            id="popular-paths"
            title="Parcours populaires"
            paths={paths.filter((path) => !isRecommended(path))}
          />
        </>
      )}
      {paths?.length === 0 && (
        <EmptyState title="Aucun parcours pour le moment">
          <Text>Le premier se prépare. En attendant, le catalogue est ouvert.</Text>
        </EmptyState>
      )}
      {isError && !paths && (
        <Box mb="8">
          <Failure message="Impossible de charger les parcours." onRetry={() => void refetch()} />
        </Box>
      )}
      {!paths && !isError && (
        <Grid
          templateColumns={columns}
          gap="6"
          mb={{ base: '10', md: '12' }}
          role="status"
          aria-label="Chargement des parcours"
        >
          {[1, 2, 3].map((each) => (
            <SkeletonBlock key={each} h="26rem" borderRadius="lg" />
          ))}
        </Grid>
      )}
      <HowPathsWork />
    </>
  );
}

function PathGroup({ id, title, paths }: { id: string; title: string; paths: LearningPath[] }) {
  if (paths.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id} mb={{ base: '10', md: '12' }}>
      <Heading as="h2" id={id} fontSize="2xl" mb="5">
        {title}
      </Heading>
      <Grid as="ul" listStyleType="none" templateColumns={columns} gap="6">
        {paths.map((path) => (
          <li key={path.id}>
            <PathCard path={path} />
          </li>
        ))}
      </Grid>
    </Box>
  );
}

import { Box, chakra, Grid, Heading, List, Skeleton } from '@chakra-ui/react';
import { useLearningPaths, type LearningPath } from '../../features/learning-paths/learning-path';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { HowPathsWork } from './HowPathsWork';
import { PathCard } from './PathCard';

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' };

/** Featured and all learning paths. */
const isRecommended = ({ badgeVariant }: LearningPath) =>
  badgeVariant === 'featured' || badgeVariant === 'new';

export function PathsTab() {
  const { data, isError, refetch } = useLearningPaths();
  const paths = data?.paths;
  return (
    <>
      {paths && (
        <>
          <PathGroup id="_recommended" title="Parcours recommandés" paths={paths.filter(isRecommended)} />
          <PathGroup
            id="_popular-paths"
            title="Parcours populaires"
            paths={paths.filter((path) => !isRecommended(path))}
          />
        </>
      )}
      {paths?.length === 0 && (
        <EmptyState title="Aucun parcours pour le moment">
          <p>Le premier se prépare. En attendant, le catalogue est ouvert.</p>
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
            <Skeleton key={each} h="104" borderRadius="lg" />
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
    <chakra.section mb={{ base: '10', md: '12' }} aria-labelledby={id}>
      <Heading as="h2" fontSize="2xl" mb="5" id={id}>
        {title}
      </Heading>
      <List.Root display="grid" gridTemplateColumns={columns} gap="6">
        {paths.map((path) => (
          <li key={path.id}>
            <PathCard path={path} />
          </li>
        ))}
      </List.Root>
    </chakra.section>
  );
}

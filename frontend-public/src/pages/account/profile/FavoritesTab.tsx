import { Flex } from '@chakra-ui/react';
import { ButtonLink } from '../../../ui/controls';

import { useDomains } from '../../../features/domains/domain';
import { useFavorites } from '../../../features/favorites/favorites-list';
import { TutorialGrid, TutorialGridSkeleton } from '../../../features/tutorials/TutorialGrid';
import { EmptyState } from '../../../ui/EmptyState';
import { Failure } from '../../../ui/Failure';

const SHOWN = 6;

export function FavoritesTab() {
  const domains = useDomains();
  const { tutorials, isError, refetch } = useFavorites();
  if (!tutorials) {
    if (!isError) return <TutorialGridSkeleton cards={3} />;
    return <Failure message="Impossible de charger vos favoris." onRetry={() => void refetch()} />;
  }
  if (tutorials.length === 0) {
    return (
      <EmptyState title="Aucun tutoriel favori">
        <p>Un cœur sur un tutoriel suffit à le garder.</p>
        <ButtonLink to="/catalogue" variant="outline" mt="5">
          Parcourir le catalogue
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <TutorialGrid tutorials={tutorials.slice(0, SHOWN)} domains={domains} headingLevel="h2" />
      <Flex justify="center" mt="8">
        <ButtonLink to="/favoris" variant="outline">
          {tutorials.length > SHOWN ? `Voir les ${tutorials.length} favoris` : 'Ouvrir mes favoris'}
        </ButtonLink>
      </Flex>
    </>
  );
}

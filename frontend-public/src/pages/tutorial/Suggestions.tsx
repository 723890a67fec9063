import { chakra, Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../features/session/use-session';
import { useDomains } from '../../features/domains/domain';
import { canSuggest, suggestionsOf, type Tutorial } from '../../features/tutorials/tutorial';
import { TutorialGrid, TutorialGridSkeleton } from '../../features/tutorials/TutorialGrid';
import { Failure } from '../../ui/Failure';

export function Suggestions({ tutorial }: { tutorial: Tutorial }) {
  const domains = useDomains();
  const { isAuthenticated } = useSession();
  const suggestions = useQuery(suggestionsOf(tutorial));
  if (!canSuggest(tutorial) || suggestions.data?.length === 0) return null;
  return (
    <chakra.section mt={{ base: '12', md: '16' }} aria-labelledby="_suggestions-title">
      <Heading as="h2" fontSize="2xl" mb="6" id="_suggestions-title">
        {isAuthenticated ? 'Contenus similaires' : 'Suggestions pour vous'}
      </Heading>
      {suggestions.data && <TutorialGrid tutorials={suggestions.data} domains={domains} />}
      {suggestions.isPending && <TutorialGridSkeleton cards={3} />}
      {suggestions.isError && (
        <Failure
          message="Erreur lors du chargement des suggestions"
          onRetry={() => void suggestions.refetch()}
        />
      )}
    </chakra.section>
  );
}

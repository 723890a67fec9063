import { chakra, Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useDomains } from '../../features/domains/domain';
import { useSession } from '../../features/session/use-session';
import { recommendationsQuery, suggestionsOf, type Tutorial } from '../../features/tutorials/tutorial';
import { TutorialGrid } from '../../features/tutorials/TutorialGrid';

/** Recommendations for the signed-in member, without the tutorial being read and those suggested above. */
export function Recommendations({ tutorial }: { tutorial: Tutorial }) {
  const domains = useDomains();
  const { isAuthenticated } = useSession();
  const suggestions = useQuery(suggestionsOf(tutorial));
  const shown = [tutorial.id, ...(suggestions.data ?? []).map(({ id }) => id)];
  const { data } = useQuery({
    ...recommendationsQuery(shown),
    enabled: isAuthenticated && !suggestions.isLoading,
  });
  if (!isAuthenticated || !data?.length) return null;
  return (
    <chakra.section mt={{ base: '12', md: '16' }} aria-labelledby="_recommendations-title">
      <Heading as="h2" fontSize="2xl" mb="6" id="_recommendations-title">
        Recommandé pour vous
      </Heading>
      <TutorialGrid tutorials={data} domains={domains} />
    </chakra.section>
  );
}

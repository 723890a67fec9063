import { Box, Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useDomains } from '../../features/domains/domain';
import { useSession } from '../../features/session/use-session';
import { recommendationsQuery } from '../../features/tutorials/tutorial.queries';
import { TutorialGrid } from '../../features/tutorials/TutorialGrid';

/** What a member may want to read next. */
export function Recommendations() {
  const domains = useDomains();
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...recommendationsQuery(), enabled: isAuthenticated });
  if (!isAuthenticated || !data?.length) return null;
  return (
    <Box as="section" aria-labelledby="recommendations-title" mt={{ base: '12', md: '16' }}>
      <Heading as="h2" id="recommendations-title" fontSize="2xl" mb="6">
        Recommandé pour vous
      </Heading>
      <TutorialGrid tutorials={data} domains={domains} />
    </Box>
  );
}

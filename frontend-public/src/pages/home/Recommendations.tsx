import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useDomains } from '../../features/domains/domain';
import { useSession } from '../../features/session/use-session';
import { recommendationsQuery } from '../../features/tutorials/tutorial.queries';
import { TutorialGrid, TutorialGridSkeleton } from '../../features/tutorials/TutorialGrid';
import { HomeSection } from './HomeSection';

/** What a member may want to read next. Its place is held for those who were signed in the last time. */
export function Recommendations() {
  const domains = useDomains();
  const { isAuthenticated, isLoading } = useSession();
  const { data, isPending } = useQuery({ ...recommendationsQuery(), enabled: isAuthenticated });
  if (isLoading) {
    return (
      <Box css={{ display: 'none', '.member &': { display: 'block' } }}>
        <Section id="recommendations-to-come">
          <TutorialGridSkeleton cards={3} />
        </Section>
      </Box>
    );
  }
  if (!isAuthenticated) return null;
  if (isPending) {
    return (
      <Section id="recommendations">
        <TutorialGridSkeleton cards={3} />
      </Section>
    );
  }
  if (!data?.length) return null;
  return (
    <Section id="recommendations">
      <TutorialGrid tutorials={data} domains={domains} />
    </Section>
  );
}

function Section({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <HomeSection id={id} title="Recommandé pour vous">
      {children}
    </HomeSection>
  );
}

import { Container, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDomains } from '../../features/domains/domain';
import { useSession } from '../../features/session/use-session';
import { recommendationsQuery } from '../../features/tutorials/tutorial';
import { TutorialGrid, TutorialGridSkeleton } from '../../features/tutorials/TutorialGrid';
import { HomeSection } from './HomeSection';

/** Recommendations; space is reserved for members who were signed in on their last visit. */
export function Recommendations() {
  const domains = useDomains();
  const { isAuthenticated, isLoading } = useSession();
  const { data, isPending } = useQuery({ ...recommendationsQuery(), enabled: isAuthenticated });
  if (isLoading) {
    return (
      <Container css={{ mt: { base: '16', md: '24' }, display: 'none', '.member &': { display: 'block' } }}>
        <Skeleton h="10" maxW="72" mb={{ base: '6', md: '8' }} />
        <TutorialGridSkeleton cards={3} />
      </Container>
    );
  }
  if (!isAuthenticated) return null;
  if (isPending) {
    return (
      <Section>
        <TutorialGridSkeleton cards={3} />
      </Section>
    );
  }
  if (!data?.length) return null;
  return (
    <Section>
      <TutorialGrid tutorials={data} domains={domains} />
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <HomeSection id="recommendations" title="Recommandé pour vous">
      {children}
    </HomeSection>
  );
}

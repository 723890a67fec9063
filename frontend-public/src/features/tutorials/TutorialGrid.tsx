import { chakra, Grid } from '@chakra-ui/react';
import { SkeletonBlock } from '../../ui/controls';
import type { TutorialItem } from './tutorial';
import { TutorialCard } from './TutorialCard';

const columns = { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(20rem, 1fr))' };

interface TutorialGridProps {
  tutorials: readonly TutorialItem[];
  domains: readonly { id: number; name: string; iconBg: string; iconColor: string }[];
  headingLevel?: 'h2' | 'h3';
}

export function TutorialGrid({ tutorials, domains, headingLevel }: TutorialGridProps) {
  return (
    <chakra.ul display="grid" listStyleType="none" gridTemplateColumns={columns} gap="6">
      {tutorials.map((tutorial) => (
        <li key={tutorial.id}>
          <TutorialCard
            tutorial={tutorial}
            domain={domains.find(({ id }) => id === tutorial.domainId)}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </chakra.ul>
  );
}

export function TutorialGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Grid gridTemplateColumns={columns} gap="6" role="status" aria-label="Chargement des tutoriels">
      {Array.from({ length: cards }, (_, index) => (
        <SkeletonBlock key={index} h="27rem" borderRadius="lg" />
      ))}
    </Grid>
  );
}

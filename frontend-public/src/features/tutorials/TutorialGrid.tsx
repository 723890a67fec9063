import { Grid, List, Skeleton } from '@chakra-ui/react';
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
    <List.Root display="grid" gridTemplateColumns={columns} gap="6">
      {tutorials.map((tutorial) => (
        <li key={tutorial.id}>
          <TutorialCard
            tutorial={tutorial}
            domain={domains.find(({ id }) => id === tutorial.domainId)}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </List.Root>
  );
}

export function TutorialGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Grid templateColumns={columns} gap="6" role="status" aria-label="Chargement des tutoriels">
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} h="108" borderRadius="lg" />
      ))}
    </Grid>
  );
}

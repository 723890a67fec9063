import { Card, chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { difficultyLabel, type Tutorial } from '../../features/tutorials/tutorial';
import { FormattedDate } from '../../ui/FormattedDate';

export function AboutCard({ tutorial, domainName }: { tutorial: Tutorial; domainName?: string }) {
  return (
    <Card.Root as="section" aria-labelledby="_about-tutorial">
      <Heading as="h2" fontSize="md" mb="3" id="_about-tutorial">
        À propos de ce tutoriel
      </Heading>
      <dl>
        <Fact name="Date">
          <FormattedDate value={tutorial.date} />
        </Fact>
        <Fact name="Temps de lecture">{tutorial.readTime ? `${tutorial.readTime} min` : 'Non précisé'}</Fact>
        <Fact name="Niveau">{difficultyLabel(tutorial.difficulty)}</Fact>
        <Fact name="Domaine">{domainName ?? 'Non précisé'}</Fact>
      </dl>
    </Card.Root>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Flex justify="space-between" columnGap="4" py="1" fontSize="sm">
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd fontWeight="medium" textAlign="end">
        {children}
      </chakra.dd>
    </Flex>
  );
}

import { chakra, Heading } from '@chakra-ui/react';
import { difficultyLabel, type Tutorial } from '../../features/tutorials/tutorial';
import { Panel } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '2',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', textAlign: 'end' },
  },
});

export function AboutCard({ tutorial, domainName }: { tutorial: Tutorial; domainName?: string }) {
  return (
    <Panel aria-labelledby="about-tutorial">
      <Heading as="h2" id="about-tutorial" fontSize="md" mb="3">
        À propos de ce tutoriel
      </Heading>
      <Facts>
        <dt>Date</dt>
        <dd>
          <FormattedDate value={tutorial.date} />
        </dd>
        <dt>Temps de lecture</dt>
        <dd>{tutorial.readTime ? `${tutorial.readTime} min` : 'Non précisé'}</dd>
        <dt>Niveau</dt>
        <dd>{difficultyLabel(tutorial.difficulty)}</dd>
        <dt>Domaine</dt>
        <dd>{domainName ?? 'Non précisé'}</dd>
      </Facts>
    </Panel>
  );
}

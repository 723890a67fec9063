import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../frame/LoadFailure';
import { Section } from '../frame/Section';
import { demoContentQuery, describeDemo } from './first-run';
import { DemoRemoval } from './DemoRemoval';

/** Removes the sample content; hidden when there is none. */
export function DemoContentTool() {
  const { data: demo, isError } = useQuery(demoContentQuery);
  if (isError && !demo) return <LoadFailure>Le contenu de démonstration n’a pas pu être compté.</LoadFailure>;
  if (!demo?.isThere) return null;
  return (
    <Section
      title="Contenu de démonstration"
      lead={`Le site est venu avec ${describeDemo(demo)}. Ce que d’autres ont écrit depuis n’en fait pas partie.`}
    >
      <DemoRemoval demo={demo} />
    </Section>
  );
}

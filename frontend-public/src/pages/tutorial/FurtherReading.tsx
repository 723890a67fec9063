import { useQuery } from '@tanstack/react-query';
import { tutorialQuery } from '../../features/tutorials/tutorial';
import { Recommendations } from './Recommendations';
import { Suggestions } from './Suggestions';

/** Suggestions below a tutorial. */
export function FurtherReading({ tutorialId }: { tutorialId: number }) {
  const { data: tutorial } = useQuery(tutorialQuery(tutorialId));
  if (!tutorial) return null;
  return (
    <>
      <Suggestions tutorial={tutorial} />
      <Recommendations tutorial={tutorial} />
    </>
  );
}

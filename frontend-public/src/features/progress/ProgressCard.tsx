import { useLocation } from 'react-router-dom';
import { Card, Heading, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { TextLink } from '../../ui/controls';
import { lazyPart } from '../../ui/lazy-part';
import { signInPath } from '../session/return-path';
import { useSession } from '../session/use-session';

const ProgressTracker = lazyPart(async () => (await import('./ProgressTracker')).ProgressTracker);

/** Tall enough that nothing below shifts when the steps arrive. */
const TRACKER_HEIGHT = '89';

interface ProgressCardProps {
  tutorialId: number;
  /** Headings of the text; empty until they are known. */
  sections: readonly { id: string }[];
}

export function ProgressCard({ tutorialId, sections }: ProgressCardProps) {
  const { isAuthenticated, isLoading } = useSession();
  if (isAuthenticated) {
    return (
      <Card.Root as="section" aria-labelledby="_progress-title" minH={TRACKER_HEIGHT} flexShrink="0">
        <Suspense fallback={<Title />}>
          <ProgressTracker tutorialId={tutorialId} sections={sections} />
        </Suspense>
      </Card.Root>
    );
  }
  return (
    <Card.Root
      as="section"
      aria-labelledby="_progress-title"
      css={isLoading ? { '.member &': { minH: TRACKER_HEIGHT, '& p': { visibility: 'hidden' } } } : {}}
    >
      <Title />
      <Prompt />
    </Card.Root>
  );
}

function Title() {
  return (
    <Heading as="h2" fontSize="md" id="_progress-title">
      Votre progression
    </Heading>
  );
}

function Prompt() {
  const location = useLocation();
  return (
    <Text mt="2" fontSize="sm" color="fg.muted">
      <TextLink to={signInPath(location)}>Connectez-vous</TextLink> pour suivre votre progression dans ce
      tutoriel.
    </Text>
  );
}

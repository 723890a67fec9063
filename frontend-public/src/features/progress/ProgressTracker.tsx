import { Badge, Box, Flex, Heading, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Choice } from '../../ui/Choice';
import { Failure } from '../../ui/Failure';
import { FilledBar } from '../../ui/FilledBar';
import { bandOf, percentOf, progressQuery, steps, type Progress } from './progress';
import { BEGUN, END } from './reading';
import { useSaveSteps } from './use-save-steps';

interface ProgressTrackerProps {
  tutorialId: number;
  /** Headings of the text; empty until they are known. */
  sections: readonly { id: string }[];
}

/** Checklist of a tutorial's steps. */
export function ProgressTracker({ tutorialId, sections }: ProgressTrackerProps) {
  // Each save sends all steps, so the page must know those ticked in another tab or on another device.
  const progress = useQuery({ ...progressQuery(tutorialId), refetchOnWindowFocus: 'always' });
  const { unsaved, save } = useSaveSteps(tutorialId);
  if (progress.isError && !progress.data) {
    return (
      <>
        <Title />
        <Failure message="Impossible de charger votre progression." onRetry={() => void progress.refetch()} />
      </>
    );
  }
  if (!progress.data) return <ProgressSkeleton />;

  const done = unsaved ?? progress.data.steps;
  const percent = percentOf(done);
  const { label, ground } = bandOf(percent);
  return (
    <>
      <Title />
      <Flex justify="space-between" align="center" mt="3" fontSize="sm" fontWeight="semibold">
        <Badge css={{ ...ground, ...{ color: 'brand.contrast' } }}>{label}</Badge>
        {percent}&nbsp;%
      </Flex>
      <Box
        h="2"
        mt="2"
        mb="3"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
        role="progressbar"
        aria-label="Progression"
        aria-valuenow={percent}
      >
        <FilledBar percent={percent} look={ground} />
      </Box>
      <List.Root fontSize="sm">
        {steps.map((step, index) => (
          <li key={step}>
            <Choice
              type="checkbox"
              checked={done[index] ?? false}
              onChange={({ target }) => save(done.with(index, target.checked))}
            >
              {step}
            </Choice>
          </li>
        ))}
      </List.Root>
      <ReadShare progress={progress.data} sections={sections} />
    </>
  );
}

/** Share of the text that was read, independent of the ticked steps. */
function ReadShare({
  progress: { position, heading },
  sections,
}: Pick<ProgressTrackerProps, 'sections'> & { progress: Progress }) {
  const begun = sections.findIndex(({ id }) => id === heading) + 1;
  const section = begun > 0 ? `, partie ${begun} sur ${sections.length}` : '';
  return (
    <Text mt="2" fontSize="sm" color="fg.muted">
      {position < BEGUN && 'Texte pas encore commencé'}
      {position >= BEGUN && position < END && `Texte lu à ${Math.round(100 * position)}\u00A0%${section}`}
      {position >= END && 'Texte lu en entier'}
    </Text>
  );
}

function Title() {
  return (
    <Heading as="h2" fontSize="md" id="_progress-title">
      Votre progression
    </Heading>
  );
}

export function ProgressSkeleton() {
  return (
    <>
      <Title />
      <Stack gap="3" mt="4" role="status" aria-label="Chargement de votre progression">
        {steps.map((step) => (
          <Skeleton key={step} h="6" />
        ))}
      </Stack>
    </>
  );
}

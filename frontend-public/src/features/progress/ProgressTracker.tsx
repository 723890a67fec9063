import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { touchTarget } from '../../theme/recipes';
import { Badge, SkeletonBlock } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { bandOf, percentOf, progressQuery, steps } from './progress';
import { useSaveSteps } from './use-save-steps';

/** The steps of a tutorial, to be ticked off. */
export function ProgressTracker({ tutorialId }: { tutorialId: number }) {
  const progress = useQuery(progressQuery(tutorialId));
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
  const { label, color } = bandOf(percent);
  return (
    <>
      <Title />
      <Flex justify="space-between" align="center" mt="3" fontSize="sm" fontWeight="semibold">
        <Badge bg={color} color="brand.contrast">
          {label}
        </Badge>
        {percent}&nbsp;%
      </Flex>
      <Box
        role="progressbar"
        aria-label="Progression"
        aria-valuenow={percent}
        h="0.5rem"
        mt="2"
        mb="3"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box
          h="full"
          bg={color}
          borderRadius="full"
          transition="width"
          transitionDuration="slow"
          _motionReduce={{ transition: 'none' }}
          style={{ width: `${percent}%` }}
        />
      </Box>
      <chakra.ul listStyleType="none">
        {steps.map((step, index) => (
          <li key={step}>
            <chakra.label
              display="flex"
              gap="3"
              alignItems="center"
              py="1.5"
              cursor="pointer"
              fontSize="sm"
              css={touchTarget}
            >
              <chakra.input
                type="checkbox"
                checked={done[index] ?? false}
                w="5"
                h="5"
                flexShrink="0"
                accentColor="brand.solid"
                cursor="pointer"
                onChange={({ target }) => save(done.with(index, target.checked))}
              />
              {step}
            </chakra.label>
          </li>
        ))}
      </chakra.ul>
    </>
  );
}

function Title() {
  return (
    <Heading as="h2" id="progress-title" fontSize="md">
      Votre progression
    </Heading>
  );
}

export function ProgressSkeleton() {
  return (
    <>
      <Title />
      <Flex direction="column" gap="3" mt="4" role="status" aria-label="Chargement de votre progression">
        {steps.map((step) => (
          <SkeletonBlock key={step} h="6" />
        ))}
      </Flex>
    </>
  );
}

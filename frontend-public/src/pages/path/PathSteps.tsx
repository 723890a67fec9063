import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import Check from '~icons/check';
import { formatDuration, type LearningPath } from '../../features/learning-paths/learning-path';
import { Badge, Panel, PlainLink } from '../../ui/controls';

interface PathStepsProps {
  steps: LearningPath['steps'];
  /** The step to go on with. */
  nextId: number | undefined;
}

export function PathSteps({ steps, nextId }: PathStepsProps) {
  return (
    <Stack as="ol" listStyleType="none" gap="4">
      {steps.map(({ id, title, description, tutorialId, duration, isCompleted }, index) => (
        <li key={id}>
          <Panel
            as="div"
            position="relative"
            display="flex"
            gap="4"
            borderColor={id === nextId ? 'brand.solid' : undefined}
          >
            <Flex
              align="center"
              justify="center"
              flexShrink="0"
              w="10"
              h="10"
              borderRadius="full"
              fontWeight="bold"
              bg={isCompleted ? 'brand.solid' : 'brand.subtle'}
              color={isCompleted ? 'brand.contrast' : 'brand.fg'}
            >
              {isCompleted ? <Check size={20} aria-label="Terminée" /> : index + 1}
            </Flex>
            <Box flex="1" minW="0">
              <Heading as="h3" fontSize="lg">
                <PlainLink
                  to={`/tutoriels/${tutorialId}`}
                  _after={{ content: '""', position: 'absolute', inset: '0' }}
                >
                  {title}
                </PlainLink>
              </Heading>
              <Text mt="1" color="fg.muted">
                {description}
              </Text>
              <Flex mt="2" gap="2" wrap="wrap">
                <Badge>{formatDuration(duration)}</Badge>
                {isCompleted && <Badge variant="brand">Terminée</Badge>}
              </Flex>
            </Box>
          </Panel>
        </li>
      ))}
    </Stack>
  );
}

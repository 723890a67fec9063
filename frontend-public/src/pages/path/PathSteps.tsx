import { Badge, Box, Card, Flex, Heading, List, Text, Wrap } from '@chakra-ui/react';
import Check from '~icons/check';
import { formatDuration, type LearningPath } from '../../features/learning-paths/learning-path';
import { PlainLink } from '../../ui/controls';
import { pathOfTutorial } from '../../lib/paths';

interface PathStepsProps {
  steps: LearningPath['steps'];
  /** The step to continue with. */
  nextId: number | undefined;
}

export function PathSteps({ steps, nextId }: PathStepsProps) {
  return (
    <List.Root as="ol" gap="4">
      {steps.map(({ id, title, description, tutorialId, duration, isCompleted }, index) => (
        <li key={id}>
          <Card.Root
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
              <Heading as="h3" fontSize="lg" dir="auto">
                <PlainLink
                  to={pathOfTutorial(tutorialId)}
                  _after={{ content: '""', position: 'absolute', inset: '0' }}
                >
                  {title}
                </PlainLink>
              </Heading>
              <Text mt="1" color="fg.muted" dir="auto">
                {description}
              </Text>
              <Wrap mt="2" gap="2">
                <Badge>{formatDuration(duration)}</Badge>
                {isCompleted && <Badge variant="brand">Terminée</Badge>}
              </Wrap>
            </Box>
          </Card.Root>
        </li>
      ))}
    </List.Root>
  );
}

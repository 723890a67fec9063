import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import Circle from '~icons/circle';
import CircleCheck from '~icons/circle-check';
import { formatDuration, startLabel, type LearningPath } from '../../features/learning-paths/learning-path';
import { Badge, ButtonLink, Panel, PlainLink } from '../../ui/controls';
import { ProgressBar } from '../../ui/ProgressBar';
import { PathFacts } from '../path/PathFacts';

const STEPS_SHOWN = 3;

export function PathCard({ path }: { path: LearningPath }) {
  const address = `/parcours/${path.id}`;
  const more = path.steps.length - STEPS_SHOWN;
  return (
    <Panel as="article" display="flex" flexDirection="column" gap="4" h="full">
      <Flex gap="2" wrap="wrap">
        <Badge variant="brand">{path.category}</Badge>
        {path.badgeText && <Badge variant="accent">{path.badgeText}</Badge>}
        {path.progress === 100 && <Badge variant="brand">Parcours terminé</Badge>}
      </Flex>
      <Box>
        <Heading as="h3" fontSize="xl">
          <PlainLink to={address}>{path.title}</PlainLink>
        </Heading>
        <Text mt="2" fontSize="sm" color="fg.muted" lineClamp={3}>
          {path.description}
        </Text>
      </Box>
      <PathFacts path={path} />
      <Stack as="ol" listStyleType="none" gap="2" fontSize="sm">
        {path.steps.slice(0, STEPS_SHOWN).map(({ id, title, duration, isCompleted }) => (
          <Flex as="li" key={id} gap="2.5" align="start">
            <Box color={isCompleted ? 'brand.fg' : 'fg.muted'} pt="0.5" flexShrink="0">
              {isCompleted ? (
                <CircleCheck size={18} aria-label="Terminée" />
              ) : (
                <Circle size={18} aria-hidden />
              )}
            </Box>
            <Box as="span" flex="1">
              {title}
            </Box>
            <Box as="span" color="fg.muted" flexShrink="0">
              {formatDuration(duration)}
            </Box>
          </Flex>
        ))}
      </Stack>
      {more > 0 && (
        <Text fontSize="sm" color="fg.muted">
          + {more} autres tutoriels
        </Text>
      )}
      <Stack mt="auto" gap="4">
        {path.progress > 0 && <ProgressBar label={`Progression : ${path.title}`} percent={path.progress} />}
        <ButtonLink to={address} variant={path.progress > 0 ? 'solid' : 'outline'}>
          {startLabel(path)}
        </ButtonLink>
      </Stack>
    </Panel>
  );
}

import { Badge, Box, Card, Heading, List, Span, Stack, Text, Wrap } from '@chakra-ui/react';
import { counted } from '@passerelle/api-client/numbers';
import Circle from '~icons/circle';
import CircleCheck from '~icons/circle-check';
import { formatDuration, startLabel, type LearningPath } from '../../features/learning-paths/learning-path';
import { ButtonLink, PlainLink } from '../../ui/controls';
import { ProgressBar } from '../../ui/ProgressBar';
import { PathFacts } from '../path/PathFacts';
import { pathOfLearningPath } from '../../lib/paths';

const STEPS_SHOWN = 3;

export function PathCard({ path }: { path: LearningPath }) {
  const address = pathOfLearningPath(path.id);
  const more = path.steps.length - STEPS_SHOWN;
  return (
    <Card.Root as="article" display="flex" flexDirection="column" gap="4" h="full">
      <Wrap gap="2">
        <Badge variant="brand">{path.category}</Badge>
        {path.badgeText && <Badge variant="accent">{path.badgeText}</Badge>}
        {path.progress === 100 && <Badge variant="brand">Parcours terminé</Badge>}
      </Wrap>
      <div>
        <Heading as="h3" fontSize="xl" dir="auto">
          <PlainLink to={address}>{path.title}</PlainLink>
        </Heading>
        <Text mt="2" fontSize="sm" color="fg.muted" lineClamp={3} dir="auto">
          {path.description}
        </Text>
      </div>
      <PathFacts path={path} />
      <List.Root as="ol" gap="2" fontSize="sm">
        {path.steps.slice(0, STEPS_SHOWN).map(({ id, title, duration, isCompleted }) => (
          <List.Item display="flex" gap="2.5" alignItems="start" key={id}>
            <Box color={isCompleted ? 'brand.fg' : 'fg.muted'} pt="0.5" flexShrink="0">
              {isCompleted ? (
                <CircleCheck size={18} aria-label="Terminée" />
              ) : (
                <Circle size={18} aria-hidden />
              )}
            </Box>
            <Span flex="1" dir="auto">
              {title}
            </Span>
            <Span color="fg.muted" flexShrink="0">
              {formatDuration(duration)}
            </Span>
          </List.Item>
        ))}
      </List.Root>
      {more > 0 && (
        <Text fontSize="sm" color="fg.muted">
          + {counted(more, 'autre tutoriel', 'autres tutoriels')}
        </Text>
      )}
      <Stack mt="auto" gap="4">
        {path.progress > 0 && <ProgressBar label={`Progression : ${path.title}`} percent={path.progress} />}
        <ButtonLink to={address} variant={path.progress > 0 ? 'solid' : 'outline'}>
          {startLabel(path)}
        </ButtonLink>
      </Stack>
    </Card.Root>
  );
}

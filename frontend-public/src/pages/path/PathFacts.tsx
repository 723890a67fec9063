import { Span, Wrap } from '@chakra-ui/react';
import Clock from '~icons/clock';
import GraduationCap from '~icons/graduation-cap';
import ListOrdered from '~icons/list-ordered';
import { formatDuration, type LearningPath } from '../../features/learning-paths/learning-path';
import { difficultyLabel } from '../../features/tutorials/tutorial';

export function PathFacts({ path }: { path: LearningPath }) {
  const count = path.steps.length;
  const facts = [
    { Icon: GraduationCap, text: difficultyLabel(path.level) },
    { Icon: Clock, text: formatDuration(path.duration) },
    { Icon: ListOrdered, text: count > 1 ? `${count} étapes` : `${count} étape` },
  ];
  return (
    <Wrap gap="4" rowGap="1" fontSize="sm" color="fg.muted">
      {facts.map(({ Icon, text }) => (
        <Span display="flex" alignItems="center" gap="1.5" key={text}>
          <Icon size={16} aria-hidden /> {text}
        </Span>
      ))}
    </Wrap>
  );
}

import { Box, chakra, Heading, Icon, Text } from '@chakra-ui/react';
import EyeOff from '~icons/eye-off';
import { useId, type ReactNode } from 'react';
import { ReviewNote } from './ReviewNote';
import type { Unpublished } from './tutorial';

/** Why readers do not see it, in words, and the next step. */
const states: Record<'waiting' | 'returned' | 'author' | 'administrator', { title: string; next: string }> = {
  waiting: {
    title: 'Ce tutoriel attend une relecture',
    next: 'Il paraîtra dès qu’il aura été accepté ; d’ici là, ses auteurs peuvent le modifier.',
  },
  returned: {
    title: 'Ce tutoriel est à revoir',
    next: 'Tenez compte des remarques de la relecture, puis proposez-le à nouveau.',
  },
  author: {
    title: 'Ce tutoriel n’est pas publié',
    next: 'Ses auteurs peuvent le mettre en ligne depuis « Mes contributions ».',
  },
  administrator: {
    title: 'Ce tutoriel a été retiré par un administrateur',
    next: 'Ses auteurs peuvent le modifier, mais seul un administrateur peut le remettre en ligne.',
  },
};

interface UnpublishedNoteProps {
  unpublished: Unpublished;
  /** Links to the next step. */
  children?: ReactNode;
}

/** Says why a tutorial is not on the site, and what its authors can do. */
export function UnpublishedNote({ unpublished, children }: UnpublishedNoteProps) {
  const heading = useId();
  const { by, review, reviewNote } = unpublished;
  const { title, next } = states[by === 'administrator' ? by : (review ?? by)];
  return (
    <chakra.section
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="flex-start"
      p="4"
      border="sm"
      borderColor="accent.fg"
      borderRadius="md"
      bg="accent.subtle"
      aria-labelledby={heading}
    >
      <Icon asChild flexShrink="0" mt="0.5">
        <EyeOff size={20} aria-hidden />
      </Icon>
      <Box flex="1" minW="56">
        <Heading as="h2" fontSize="md" id={heading}>
          {title}
        </Heading>
        <Text mt="1" fontSize="sm">
          Seuls ses auteurs et l’équipe du site peuvent le lire. {next}
        </Text>
        {reviewNote && <ReviewNote note={reviewNote} />}
      </Box>
      {children}
    </chakra.section>
  );
}

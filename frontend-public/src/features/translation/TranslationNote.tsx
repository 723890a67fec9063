import { Button, Text, Wrap } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { TargetLanguage } from './languages';

/** Notice of a machine translation; takes the focus, since the menu is far below. */
export function TranslationNote({
  language,
  onOriginal,
}: {
  language: TargetLanguage;
  onOriginal: () => void;
}) {
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
    note.current?.focus({ preventScroll: true });
  }, [language]);

  return (
    <Wrap
      gap="3"
      align="center"
      justify="space-between"
      mb="6"
      px="4"
      py="3"
      borderRadius="md"
      bg="brand.subtle"
      outline="none"
      ref={note}
      role="note"
      tabIndex={-1}
    >
      <Text fontSize="sm">
        Texte traduit automatiquement en {language.label.toLowerCase()}. Une machine a pu se tromper.
      </Text>
      <Button variant="outline" size="sm" onClick={onOriginal}>
        Voir l’original
      </Button>
    </Wrap>
  );
}

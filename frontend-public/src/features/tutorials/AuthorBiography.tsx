import { Box, Button, Heading, HStack, Text, Wrap } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar';
import { ButtonLink, PlainLink } from '../../ui/controls';
import { DialogFrame } from '../../ui/Dialog';
import type { Author } from './tutorial';
import { pathOfAuthor } from '../../lib/paths';

interface AuthorBiographyProps {
  author: Author;
}

/** The author's name. Opens a dialog with the biography; without one, links to the author's page. */
export function AuthorBiography({ author }: AuthorBiographyProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen) dialog.current!.showModal();
  }, [isOpen]);
  const identity = (
    <>
      <Avatar person={author} />
      <span dir="auto">{author.name}</span>
    </>
  );
  if (!author.bio) {
    return (
      <HStack gap="2.5" fontWeight="semibold" color="fg">
        {author.id === null ? identity : <Identity id={author.id}>{identity}</Identity>}
      </HStack>
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        px="2"
        ms="-2"
        maxW="full"
        whiteSpace="normal"
        overflowWrap="anywhere"
        textAlign="start"
      >
        {identity}
      </Button>
      <DialogFrame
        ref={dialog}
        aria-labelledby={id}
        onClose={() => setIsOpen(false)}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close();
        }}
      >
        {isOpen && (
          <Box p="6">
            <HStack gap="4" mb="4">
              <Avatar person={author} size="14" />
              <Heading as="h2" fontSize="xl" id={id}>
                {author.name}
              </Heading>
            </HStack>
            <Text whiteSpace="pre-wrap" dir="auto">
              {author.bio}
            </Text>
            <Wrap justify="end" gap="3" mt="6">
              {author.id !== null && <ButtonLink to={pathOfAuthor(author.id)}>Voir sa page</ButtonLink>}
              <Button variant="outline" onClick={() => dialog.current?.close()}>
                Fermer
              </Button>
            </Wrap>
          </Box>
        )}
      </DialogFrame>
    </>
  );
}

function Identity({ id, children }: { id: number; children: ReactNode }) {
  return (
    <PlainLink to={pathOfAuthor(id)} display="flex" alignItems="center" gap="2.5" overflowWrap="anywhere">
      {children}
    </PlainLink>
  );
}

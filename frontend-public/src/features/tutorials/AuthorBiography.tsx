import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/controls';
import { DialogFrame } from '../../ui/Dialog';

interface AuthorBiographyProps {
  author: { name: string; avatar: string | null; bio: string | null };
}

/** The author's name; opens a dialog with the biography where there is one. */
export function AuthorBiography({ author }: AuthorBiographyProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const identity = (
    <>
      <Avatar person={author} />
      <span>{author.name}</span>
    </>
  );
  if (!author.bio) {
    return (
      <Flex align="center" gap="2.5" fontWeight="semibold" color="fg">
        {identity}
      </Flex>
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        px="2"
        ms="-2"
        maxW="full"
        whiteSpace="normal"
        overflowWrap="anywhere"
        textAlign="start"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {identity}
      </Button>
      <DialogFrame
        ref={dialog}
        aria-labelledby={id}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close();
        }}
      >
        <Box p="6">
          <Flex align="center" gap="4" mb="4">
            <Avatar person={author} size={56} />
            <Heading as="h2" id={id} fontSize="xl">
              {author.name}
            </Heading>
          </Flex>
          <Text whiteSpace="pre-line">{author.bio}</Text>
          <Flex justify="end" mt="6">
            <Button variant="outline" onClick={() => dialog.current?.close()}>
              Fermer
            </Button>
          </Flex>
        </Box>
      </DialogFrame>
    </>
  );
}

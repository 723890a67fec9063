import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/controls';
import { AuthorAvatar } from './AuthorAvatar';

interface AuthorBiographyProps {
  author: { name: string; avatar: string | null; bio: string | null };
}

const Dialog = chakra('dialog', {
  base: {
    m: 'auto',
    w: 'min(32rem, calc(100vw - 2rem))',
    p: '6',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'raised',
    _backdrop: { bg: 'rgb(13 17 21 / 60%)' },
  },
});

/** The author's name; opens a dialog with the biography where there is one. */
export function AuthorBiography({ author }: AuthorBiographyProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const identity = (
    <>
      <AuthorAvatar author={author} />
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
      <Dialog
        ref={dialog}
        aria-labelledby={id}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close();
        }}
      >
        <Flex align="center" gap="4" mb="4">
          <AuthorAvatar author={author} size={56} />
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
      </Dialog>
    </>
  );
}

import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar';
import { PlainLink } from '../../ui/controls';
import { DialogButton } from '../../ui/DialogButton';
import { lazyPart } from '../../ui/lazy-part';
import type { Author } from './tutorial';
import { pathOfAuthor } from '../../lib/paths';

const BiographyDialog = lazyPart(async () => (await import('./BiographyDialog')).BiographyDialog);

/** The author's name. Opens a dialog with the biography; without one, links to the author's page. */
export function AuthorBiography({ author }: { author: Author }) {
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
    <DialogButton
      variant="ghost"
      px="2"
      ms="-2"
      maxW="full"
      whiteSpace="normal"
      overflowWrap="anywhere"
      textAlign="start"
      dialog={(close) => <BiographyDialog author={author} onClose={close} />}
    >
      {identity}
    </DialogButton>
  );
}

function Identity({ id, children }: { id: number; children: ReactNode }) {
  return (
    <PlainLink to={pathOfAuthor(id)} display="flex" alignItems="center" gap="2.5" overflowWrap="anywhere">
      {children}
    </PlainLink>
  );
}

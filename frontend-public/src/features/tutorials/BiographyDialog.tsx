import { Button, Text } from '@chakra-ui/react';
import { pathOfAuthor } from '../../lib/paths';
import { Avatar } from '../../ui/Avatar';
import { ButtonLink } from '../../ui/controls';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from '../../ui/DialogActions';
import type { Author } from './tutorial';

interface BiographyDialogProps {
  author: Author;
  onClose: () => void;
}

export function BiographyDialog({ author, onClose }: BiographyDialogProps) {
  return (
    <Dialog
      title={author.name}
      picture={<Avatar person={author} size="14" />}
      onClose={onClose}
      closesOutside
    >
      <Text mt="4" whiteSpace="pre-wrap" dir="auto">
        {author.bio}
      </Text>
      <DialogActions mt="6">
        <Button variant="outline" onClick={onClose}>
          Fermer
        </Button>
        {author.id !== null && <ButtonLink to={pathOfAuthor(author.id)}>Voir sa page</ButtonLink>}
      </DialogActions>
    </Dialog>
  );
}

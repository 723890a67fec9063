import { Button, Text } from '@chakra-ui/react';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from '../../ui/DialogActions';
import type { Reply } from './comment';
import { useDelete } from './use-comment-changes';

interface DeleteCommentDialogProps {
  tutorialId: number;
  /** The comment; null closes the dialog. */
  comment: Reply | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCommentDialog(props: DeleteCommentDialogProps) {
  const { tutorialId, comment, onClose, onDeleted } = props;
  const { mutate, isPending } = useDelete(tutorialId);
  return (
    <Dialog title="Supprimer votre commentaire ?" open={comment !== null} onClose={onClose}>
      <Text mt="2" color="fg.muted">
        {comment?.parentId === null
          ? 'Rien ne le ramènera. Ses réponses restent, sous la mention « Commentaire supprimé ».'
          : 'Rien ne le ramènera.'}
      </Text>
      <DialogActions css={{ mt: '6' }}>
        <Button variant="outline" onClick={onClose}>
          Annuler
        </Button>
        <Button
          variant="danger"
          disabled={isPending}
          onClick={() => comment && mutate(comment.id, { onSuccess: onDeleted, onError: onClose })}
        >
          {isPending ? 'Suppression en cours…' : 'Supprimer'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

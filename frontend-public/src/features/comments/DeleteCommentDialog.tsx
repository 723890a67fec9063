import { useRef, type RefObject } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Reply } from './comment';
import { useDelete } from './use-comment-changes';

interface DeleteCommentDialogProps {
  tutorialId: number;
  comment: Reply;
  onClose: () => void;
  /** Takes the focus when the comment is gone. */
  heading: RefObject<HTMLElement | null>;
}

export function DeleteCommentDialog(props: DeleteCommentDialogProps) {
  const { tutorialId, comment, onClose, heading } = props;
  const { mutate, isPending } = useDelete(tutorialId);
  const isGone = useRef(false);
  return (
    <ConfirmDialog
      title="Supprimer votre commentaire ?"
      onClose={onClose}
      action="Supprimer"
      isPending={isPending}
      pending="Suppression en cours…"
      returnTo={() => (isGone.current ? heading.current : null)}
      onConfirm={() =>
        mutate(comment.id, { onSuccess: () => void (isGone.current = true), onSettled: onClose })
      }
    >
      {comment.parentId === null
        ? 'Rien ne le ramènera. Ses réponses restent, sous la mention « Commentaire supprimé ».'
        : 'Rien ne le ramènera.'}
    </ConfirmDialog>
  );
}

import { Button } from '@mui/material';
import Trash2 from '~icons/trash-2';
import { useState } from 'react';
import { ConfirmDeletion } from './ConfirmDeletion';

interface DeleteCommentProps {
  disabled: boolean;
  onConfirm: () => void;
}

export function DeleteComment({ disabled, onConfirm }: DeleteCommentProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="error"
        disabled={disabled}
        onClick={() => setAsking(true)}
        startIcon={<Trash2 size={16} aria-hidden />}
      >
        Supprimer le commentaire
      </Button>
      <ConfirmDeletion open={isAsking} onClose={() => setAsking(false)} onConfirm={onConfirm} />
    </>
  );
}

import { Button } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from 'react-admin';

interface DeleteCommentProps {
  /** How many comments at the most. */
  count?: number;
  disabled: boolean;
  onConfirm: () => void;
}

/** Asks first: much goes with it. */
export function DeleteComment({ count = 1, disabled, onConfirm }: DeleteCommentProps) {
  const [isAsking, setAsking] = useState(false);
  const label = count > 1 ? 'Supprimer les commentaires' : 'Supprimer le commentaire';
  return (
    <>
      <Button
        size="small"
        color="error"
        disabled={disabled}
        onClick={() => setAsking(true)}
        startIcon={<Trash2 size={16} aria-hidden />}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`${label} ?`}
        content="Les réponses partent avec, et les signalements concernés sont résolus. Ce que d’autres ont écrit peut être rétabli pendant trente jours, sur l’écran des commentaires."
        confirm="Supprimer"
        cancel="Annuler"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}

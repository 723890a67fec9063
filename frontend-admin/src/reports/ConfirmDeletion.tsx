import { Confirm } from 'react-admin';

interface ConfirmDeletionProps {
  open: boolean;
  /** Upper bound of the number of comments. */
  count?: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation: deleting a comment also deletes its replies. */
export function ConfirmDeletion({ open, count = 1, onClose, onConfirm }: ConfirmDeletionProps) {
  return (
    <Confirm
      isOpen={open}
      title={count > 1 ? 'Supprimer les commentaires ?' : 'Supprimer le commentaire ?'}
      content="Les réponses partent avec, et les signalements concernés sont résolus. Ce que d’autres ont écrit peut être rétabli pendant trente jours, sur l’écran des commentaires."
      confirm="Supprimer"
      cancel="Annuler"
      confirmColor="warning"
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}

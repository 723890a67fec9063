import { Confirm } from 'react-admin';

interface ConfirmDeletionProps {
  open: boolean;
  /** How many comments at the most. */
  count?: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before comments go: much goes with them. */
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

import { Confirm } from 'react-admin';

interface LeaveConfirmProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes are lost. */
export function LeaveConfirm({ isOpen, onStay, onLeave }: LeaveConfirmProps) {
  return (
    <Confirm
      isOpen={isOpen}
      title="Quitter sans enregistrer ?"
      content="Ce que vous avez changé ici serait perdu."
      confirm="Quitter"
      cancel="Rester"
      confirmColor="warning"
      onClose={onStay}
      onConfirm={onLeave}
    />
  );
}

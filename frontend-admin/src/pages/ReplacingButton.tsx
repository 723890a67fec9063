import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { hasUnsaved } from '../frame/unsaved';

interface ReplacingButtonProps extends Omit<ButtonProps, 'onClick'> {
  onReplace: () => void;
}

/** Replaces the text in the editor; asks for confirmation if unsaved changes would be lost. */
export function ReplacingButton({ onReplace, ...button }: ReplacingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => (hasUnsaved() ? setAsking(true) : onReplace())} />
      <Confirm
        isOpen={isAsking}
        title="Remplacer sans enregistrer ?"
        content="Ce que vous avez écrit dans l’éditeur serait perdu."
        confirm="Remplacer"
        cancel="Garder mon texte"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onReplace();
        }}
      />
    </>
  );
}

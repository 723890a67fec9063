import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm, type ConfirmProps } from 'react-admin';

interface ConfirmButtonProps
  extends Omit<ButtonProps, 'title' | 'content' | 'onClick'>, Pick<ConfirmProps, 'title' | 'confirmColor'> {
  /** What will happen. */
  content: string;
  /** What the dialog’s button says. */
  confirm: string;
  onConfirm: () => void;
}

/** A button for what can’t be taken back: it asks first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, content, confirm, confirmColor = 'warning', onConfirm, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" {...button} onClick={() => setAsking(true)} />
      <Confirm
        isOpen={isAsking}
        title={title}
        content={content}
        confirm={confirm}
        cancel="Annuler"
        confirmColor={confirmColor}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}

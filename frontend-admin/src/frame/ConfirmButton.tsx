import { Button, IconButton, type ButtonProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Confirm, type ConfirmProps } from 'react-admin';

interface ConfirmButtonProps
  extends Omit<ButtonProps, 'title' | 'content' | 'onClick'>, Pick<ConfirmProps, 'title' | 'confirmColor'> {
  /** Icon instead of a text. */
  icon?: ReactNode;
  /** Text of the confirmation; without it the button acts at once. */
  content: ReactNode;
  /** Label of the dialog’s button. */
  confirm: string;
  onConfirm: () => void;
}

/** A button that asks for confirmation, for actions that can’t be undone. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { icon, title, content, confirm, confirmColor = 'warning', onConfirm, children, ...given } = props;
  const [isAsking, setAsking] = useState(false);
  const button = {
    color: 'error',
    ...given,
    onClick: () => (content ? setAsking(true) : onConfirm()),
  } as const;
  return (
    <>
      {icon ? <IconButton {...button}>{icon}</IconButton> : <Button {...button}>{children}</Button>}
      <Confirm
        isOpen={isAsking}
        title={title}
        content={content}
        confirm={confirm}
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

import { Button, Dialog, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, type SimpleFormProps } from 'react-admin';

interface FormDialogProps extends Pick<SimpleFormProps, 'defaultValues' | 'onSubmit'> {
  title: string;
  /** Label of the submit button. */
  save: string;
  color?: 'primary' | 'error';
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. */
export function FormDialog({ title, save, color = 'primary', onClose, children, ...form }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <SimpleForm
        {...form}
        sx={{ pt: 1 }}
        toolbar={
          <Toolbar sx={{ gap: 1, justifyContent: 'flex-end' }}>
            <Button color="inherit" onClick={onClose}>
              Annuler
            </Button>
            <SaveButton label={save} icon={<></>} color={color} alwaysEnable />
          </Toolbar>
        }
      >
        {children}
      </SimpleForm>
    </Dialog>
  );
}

import { Button, Dialog, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, type SimpleFormProps } from 'react-admin';

export interface FormDialogProps<Values> {
  title: string;
  /** Label of the submit button. */
  save: string;
  color?: 'primary' | 'error';
  defaultValues?: object;
  /** Resolves to errors by field. Defaults to the save function of the surrounding `CreateBase` or `EditBase`. */
  onSubmit?: (values: Values) => Promise<object | undefined> | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. */
export function FormDialog<Values>(props: FormDialogProps<Values>) {
  const { title, save, color = 'primary', defaultValues, onSubmit, onClose, children } = props;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <SimpleForm
        {...(defaultValues && { defaultValues })}
        {...(onSubmit && { onSubmit: onSubmit as SimpleFormProps['onSubmit'] })}
        sx={{ pt: 1 }}
        toolbar={
          <Toolbar sx={{ gap: 1, justifyContent: 'flex-end' }}>
            <Button color="inherit" onClick={onClose}>
              Annuler
            </Button>
            <SaveButton label={save} color={color} />
          </Toolbar>
        }
      >
        {children}
      </SimpleForm>
    </Dialog>
  );
}

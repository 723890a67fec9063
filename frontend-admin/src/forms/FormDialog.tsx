import { Button, Dialog, DialogTitle } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, type SimpleFormProps } from 'react-admin';
import { LeaveConfirm } from '../frame/LeaveConfirm';
import { UnsavedForm } from './UnsavedForm';

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

/** A form in a dialog. Escape and a click outside ask before they close one with unsaved changes. */
export function FormDialog<Values>(props: FormDialogProps<Values>) {
  const { title, save, color = 'primary', defaultValues, onSubmit, onClose, children } = props;
  const [isUnsaved, setUnsaved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog open onClose={() => (isUnsaved ? setLeaving(true) : onClose())} fullWidth maxWidth="sm">
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
        <UnsavedForm onChange={setUnsaved} />
      </SimpleForm>
      <LeaveConfirm isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </Dialog>
  );
}

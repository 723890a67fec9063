import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { said } from '../api/refusal';
import { useAction, type ActionOptions } from '../api/use-action';

export interface ServerFormProps<Values, Result> extends ActionOptions<Values, Result> {
  /** Initial values. */
  record: object;
  /** Label of the submit button. */
  save?: string;
  run: (values: Values) => Promise<Result>;
  /** Beside the submit button. */
  beside?: ReactNode;
  /** Without padding, for a form that shares its card with other content. */
  isBare?: boolean;
  /** Look of the submit button; outlined by default on a shared card. */
  variant?: 'contained' | 'outlined';
  /** False disables the submit button until something has changed. */
  alwaysEnable?: boolean;
  children: ReactNode;
}

/** The server validates: react-hook-form would not submit again while a field holds its error. */
const checkedByServer = (values: object) => ({ values, errors: {} });

/** A form whose values the server validates; its errors appear at the fields and below them. */
export function ServerForm<Values, Result>(props: ServerFormProps<Values, Result>) {
  const {
    record,
    save = 'Enregistrer',
    run,
    beside,
    isBare = false,
    variant = isBare ? 'outlined' : 'contained',
    alwaysEnable = true,
    children,
    ...options
  } = props;
  const saving = useAction(run, { saysWhy: false, ...options });
  const reason = said(saving.error);
  return (
    <SimpleForm
      noValidate
      record={record}
      resolver={checkedByServer}
      disableInvalidFormNotification
      onSubmit={(values: unknown) => saving.save(values as Values)}
      sx={{ '&&&': isBare ? { p: 0, pt: 1 } : { pt: 0.5 } }}
      toolbar={
        isBare ? (
          <SaveButton label={save} variant={variant} alwaysEnable={alwaysEnable} sx={{ mt: 2 }} />
        ) : (
          <Toolbar sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <SaveButton label={save} />
            {beside}
          </Toolbar>
        )
      }
    >
      {children}
      {reason && <Alert severity="error">{reason}</Alert>}
    </SimpleForm>
  );
}

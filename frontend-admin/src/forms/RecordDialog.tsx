import type { ReactNode } from 'react';
import { CreateBase, EditBase, useRefresh, type RaRecord } from 'react-admin';
import { useToast, type Toast } from '../toasts/use-toast';
import { FormDialog } from './FormDialog';

interface RecordDialogProps<T extends RaRecord> {
  title: string;
  /** Label of the submit button. */
  save: string;
  /** The record to change; a new one without it. */
  record?: T | undefined;
  defaultValues?: object;
  done: (saved: T) => Toast;
  failed: string;
  onClose: () => void;
  children: ReactNode;
}

/** Creates or changes a record of the resource in a dialog. */
export function RecordDialog<T extends RaRecord>(props: RecordDialogProps<T>) {
  const { record, done, failed, onClose, ...dialog } = props;
  const { succeed, fail } = useToast();
  const refresh = useRefresh();
  const form = <FormDialog {...dialog} onClose={onClose} />;
  const mutationOptions = {
    onSuccess: (saved: T) => {
      succeed(done(saved));
      refresh();
      onClose();
    },
    onError: (error: unknown) => fail(error, failed),
  };
  if (!record) {
    return (
      <CreateBase<T> redirect={false} transform={filled} mutationOptions={mutationOptions}>
        {form}
      </CreateBase>
    );
  }
  return (
    <EditBase<T>
      id={record.id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ initialData: record }}
      mutationOptions={mutationOptions}
    >
      {form}
    </EditBase>
  );
}

/** The filled-in values: the server has its own defaults for the others. */
const filled = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));

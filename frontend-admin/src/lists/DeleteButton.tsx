import Trash2 from '~icons/trash-2';
import { useDelete, useRecordContext, useRefresh, useResourceContext, type RaRecord } from 'react-admin';
import { ConfirmButton } from '../frame/ConfirmButton';
import { useToast, type Toast } from '../toasts/use-toast';

interface DeleteButtonProps {
  label: string;
  /** Label of the button; without it the button is an icon. */
  text?: string;
  /** Asks for confirmation with this text; without it the deletion is undoable from its toast. */
  warning?: string;
  /** Title of the confirmation dialog. */
  title?: string;
  done: Toast;
  failed?: string;
}

/** Deletes the record of the context. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label, text, warning, title = `${label} ?`, done } = props;
  const { failed = 'Une erreur est survenue lors de la suppression.' } = props;
  const record = useRecordContext<RaRecord>();
  const { succeed, fail } = useToast();
  // The server may have deleted dependent records.
  const refresh = useRefresh();
  const [deleteOne, { isPending }] = useDelete(
    useResourceContext(),
    { id: record?.id, previousData: record },
    {
      mutationMode: warning ? 'pessimistic' : 'undoable',
      onSuccess: () => {
        succeed(done, !warning);
        if (warning) refresh();
      },
      onError: (error) => {
        fail(error, failed);
        // Somebody else may have deleted it.
        refresh();
      },
    },
  );
  return (
    <ConfirmButton
      aria-label={label}
      disabled={isPending}
      icon={text ? undefined : <Trash2 size={18} aria-hidden />}
      title={title}
      content={warning}
      confirm={text ?? 'Supprimer'}
      onConfirm={() => void deleteOne()}
    >
      {text}
    </ConfirmButton>
  );
}

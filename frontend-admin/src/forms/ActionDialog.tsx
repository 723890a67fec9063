import { useAction, type ActionOptions } from '../api/use-action';
import { FormDialog, type FormDialogProps } from './FormDialog';

interface ActionDialogProps<Values, Result>
  extends Omit<FormDialogProps<Values>, 'onSubmit'>, ActionOptions<Values, Result> {
  run: (values: Values) => Promise<Result>;
}

/** A form in a dialog, whose values are sent in a call; the dialog closes once the call has succeeded. */
export function ActionDialog<Values, Result>(props: ActionDialogProps<Values, Result>) {
  const { run, done, failed, answers, refreshes, onSuccess, ...dialog } = props;
  const { save } = useAction(run, {
    done,
    failed,
    answers,
    refreshes,
    onSuccess: (result, values) => {
      onSuccess?.(result, values);
      dialog.onClose();
    },
  });
  return <FormDialog {...dialog} onSubmit={save} />;
}

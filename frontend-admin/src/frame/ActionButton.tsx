import { Button, type ButtonProps } from '@mui/material';
import { useAction, type ActionOptions } from '../api/use-action';

interface ActionButtonProps<Result> extends ActionOptions<void, Result>, Omit<ButtonProps, 'onClick'> {
  run: () => Promise<Result>;
}

/** A button that makes a call, disabled until the call has ended. */
export function ActionButton<Result>(props: ActionButtonProps<Result>) {
  const { run, done, failed, saysWhy, answers, refreshes, onSuccess, ...button } = props;
  const options = { done, failed, saysWhy, answers, refreshes, onSuccess };
  const { mutate, isPending } = useAction(run, options);
  return <Button loading={isPending} loadingPosition="start" {...button} onClick={() => mutate()} />;
}

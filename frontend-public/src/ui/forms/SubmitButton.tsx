import { useFormContext } from 'react-hook-form';
import { BusyButton, type BusyButtonProps } from '../BusyButton';

interface SubmitButtonProps extends Omit<BusyButtonProps, 'busy' | 'busyLabel'> {
  /** Label while submitting. */
  pending: string;
}

export function SubmitButton({ pending, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  return <BusyButton type="submit" busy={isSubmitting} busyLabel={pending} {...button} />;
}

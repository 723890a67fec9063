import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../controls';
import { useHydrated } from '../use-hydrated';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** What it reads while the form is under way. */
  pending: string;
}

/** Waits for our script, without which the form could not be sent, and for the answer. */
export function SubmitButton({ pending, children, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      {...button}
      disabled={isSubmitting || !hydrated}
      _disabled={{ opacity: isSubmitting ? '0.7' : '1', cursor: 'progress' }}
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}

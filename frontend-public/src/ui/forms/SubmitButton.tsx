import { css } from '#styles/css';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../controls';
import { useHydrated } from '../use-hydrated';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** What it reads while the form is under way. */
  pending: string;
  /** Its form has an action, and can be sent without our script. */
  isPlain?: boolean;
}

/** Waits for our script, without which most forms could not be sent, and for the answer. */
export function SubmitButton({ pending, isPlain, children, css: place, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  const hydrated = useHydrated();
  const element = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);

  // A button that is disabled loses the focus; whoever pressed it goes on from there.
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (wasSubmitting.current && !isSubmitting && lost) element.current?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  return (
    <Button
      ref={element}
      type="submit"
      {...button}
      disabled={isSubmitting || !(hydrated || isPlain)}
      css={css.raw({ _disabled: { opacity: isSubmitting ? '0.7' : '1', cursor: 'progress' } }, place)}
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}

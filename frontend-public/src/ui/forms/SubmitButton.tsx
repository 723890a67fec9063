import { Button } from '@chakra-ui/react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** Label while submitting. */
  pending: string;
}

/** Disabled while submitting. */
export function SubmitButton({ pending, children, css: place, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  const element = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);

  // A disabled button loses the focus, so it is restored afterwards.
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
      disabled={isSubmitting}
      css={{ ...{ _disabled: { opacity: isSubmitting ? 'busy' : 'full', cursor: 'progress' } }, ...place }}
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}

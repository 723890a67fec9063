import { Box, Field, Fieldset } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface LabelledFieldProps {
  /** Of the control. */
  id?: string;
  label: string;
  /** Hides the label visually, where a heading above says the same. */
  labelHidden?: boolean;
  hint?: string;
  /** Error text; announced when it appears. */
  error?: string;
  /** The control. */
  children: ReactNode;
}

export function LabelledField({ id, label, labelHidden, hint, error, children }: LabelledFieldProps) {
  return (
    <Field.Root id={id} invalid={Boolean(error)}>
      <Field.Label srOnly={labelHidden}>{label}</Field.Label>
      {children}
      <FieldError>{error}</FieldError>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}

/** The box is there before its text, since screen readers may miss a live region that comes with one. */
export function FieldError({ children }: { children: string | undefined }) {
  return (
    <Box aria-live="polite">
      <Field.ErrorText>{children}</Field.ErrorText>
    </Box>
  );
}

/** The same for a group of fields. */
export function FieldsetError({ children }: { children: string | undefined }) {
  return (
    <Box aria-live="polite">
      <Fieldset.ErrorText>{children}</Fieldset.ErrorText>
    </Box>
  );
}

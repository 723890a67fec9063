import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface Description {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface LabelledFieldProps {
  label: string;
  /** Hides the label visually, where a heading above says the same. */
  labelHidden?: boolean;
  hint?: string;
  /** Error text; announced when it appears. */
  error?: string;
  /** Renders the control with this id and, with a hint or error, this `aria-describedby`. */
  children: (id: string, description: Description) => ReactNode;
}

export function LabelledField({ label, labelHidden, hint, error, children }: LabelledFieldProps) {
  const id = useId();
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Box minW="0">
      <chakra.label
        display="block"
        mb="1.5"
        fontSize="sm"
        fontWeight="semibold"
        srOnly={labelHidden}
        htmlFor={id}
      >
        {label}
      </chakra.label>
      {children(id, {
        ...(descriptions ? { 'aria-describedby': descriptions } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldError id={`${id}-error`} message={error} />
      {hint && (
        <Box mt="1.5" fontSize="xs" color="fg.muted" id={`${id}-hint`}>
          {hint}
        </Box>
      )}
    </Box>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <Box fontSize="sm" fontWeight="medium" color="fg.error" id={id} aria-live="polite">
      {message && <Box pt="1.5">{message}</Box>}
    </Box>
  );
}

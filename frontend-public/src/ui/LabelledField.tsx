import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface Description {
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface LabelledFieldProps {
  label: string;
  /** Leaves the label to screen readers, where a heading right above says the same. */
  labelHidden?: boolean;
  hint?: string;
  /** What is wrong with the value; announced when it appears. */
  error?: string;
  /** Draws the control, which takes this id and, where there is a hint or an error, this description. */
  children: (id: string, description: Description) => ReactNode;
}

export function LabelledField({ label, labelHidden, hint, error, children }: LabelledFieldProps) {
  const id = useId();
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Box minW="0">
      <chakra.label
        htmlFor={id}
        display="block"
        mb="1.5"
        fontSize="sm"
        fontWeight="semibold"
        srOnly={labelHidden}
      >
        {label}
      </chakra.label>
      {children(id, {
        ...(descriptions ? { 'aria-describedby': descriptions } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldError id={`${id}-error`} message={error} />
      {hint && (
        <Box id={`${id}-hint`} mt="1.5" fontSize="xs" color="fg.muted">
          {hint}
        </Box>
      )}
    </Box>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <Box id={id} aria-live="polite" fontSize="sm" fontWeight="medium" color="fg.error">
      {message && <Box pt="1.5">{message}</Box>}
    </Box>
  );
}

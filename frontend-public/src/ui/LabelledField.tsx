import { css } from '#styles/css';
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
    <div className={css({ minW: '0' })}>
      <label
        className={css({
          display: 'block',
          mb: '1.5',
          fontSize: 'sm',
          fontWeight: 'semibold',
          srOnly: labelHidden,
        })}
        htmlFor={id}
      >
        {label}
      </label>
      {children(id, {
        ...(descriptions ? { 'aria-describedby': descriptions } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <FieldError id={`${id}-error`} message={error} />
      {hint && (
        <div className={css({ mt: '1.5', fontSize: 'xs', color: 'fg.muted' })} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div
      className={css({ fontSize: 'sm', fontWeight: 'medium', color: 'fg.error' })}
      id={id}
      aria-live="polite"
    >
      {message && <div className={css({ pt: '1.5' })}>{message}</div>}
    </div>
  );
}

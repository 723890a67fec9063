import { css } from '#styles/css';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../LabelledField';
import { useField, type FieldProps } from './use-field';
import { choiceInput, choiceLabel } from './choice-styles';

interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  label: ReactNode;
  hint?: ReactNode;
  /** One of several checkboxes with the same name. */
  value?: string;
}

export function CheckboxField({ name, label, hint, rules, value }: CheckboxFieldProps) {
  const id = useId();
  const { control, error } = useField({ name, rules });
  return (
    <div>
      <label className={choiceLabel}>
        <input
          className={choiceInput}
          type="checkbox"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          {...control}
        />
        <span>
          {label}
          {hint && (
            <span className={css({ display: 'block', fontSize: 'sm', color: 'fg.muted' })}>{hint}</span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { Choice } from '../Choice';
import { useField, type FieldProps } from './use-field';

interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  label: ReactNode;
  hint?: ReactNode;
  /** One of several checkboxes with the same name. */
  value?: string;
}

export function CheckboxField({ name, label, hint, rules, value }: CheckboxFieldProps) {
  const { control, error } = useField({ name, rules });
  return (
    <Choice type="checkbox" value={value} hint={hint} error={error} {...control}>
      {label}
    </Choice>
  );
}

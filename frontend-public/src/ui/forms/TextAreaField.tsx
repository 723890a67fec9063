import type { ComponentProps } from 'react';
import { TextArea } from '../controls';
import { LabelledField } from '../LabelledField';
import { useField, type FieldProps } from './use-field';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<typeof TextArea>, 'name'>;

export function TextAreaField({ name, label, hint, rules, ...area }: TextAreaFieldProps) {
  const { control, error } = useField({ name, rules });
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(id, description) => <TextArea key={name} id={id} {...area} {...control} {...description} />}
    </LabelledField>
  );
}

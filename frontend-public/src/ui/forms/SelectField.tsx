import type { ComponentProps } from 'react';
import { Select } from '../controls';
import { LabelledField } from '../LabelledField';
import { useField, type FieldProps } from './use-field';

type SelectFieldProps = FieldProps & Omit<ComponentProps<typeof Select>, 'name'>;

export function SelectField({ name, label, hint, rules, ...select }: SelectFieldProps) {
  const { control, error } = useField({ name, rules });
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(id, description) => <Select key={name} id={id} {...select} {...control} {...description} />}
    </LabelledField>
  );
}

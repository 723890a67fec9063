import type { ComponentProps } from 'react';
import { Input } from '../controls';
import { LabelledField } from '../LabelledField';
import { useField, type FieldProps } from './use-field';

type TextFieldProps = FieldProps & { labelHidden?: boolean } & Omit<ComponentProps<typeof Input>, 'name'>;

export function TextField({ name, label, labelHidden, hint, rules, ...input }: TextFieldProps) {
  const { control, error } = useField({ name, rules });
  return (
    <LabelledField label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(id, description) => <Input id={id} {...input} {...control} {...description} />}
    </LabelledField>
  );
}

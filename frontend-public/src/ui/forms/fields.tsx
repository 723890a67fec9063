import { useLayoutEffect, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input, Select, Textarea } from '../inputs';
import { LabelledField } from '../LabelledField';
import { useField, type FieldProps } from './use-field';

/* Fields of the surrounding form. */

type TextFieldProps = FieldProps & { labelHidden?: boolean } & Omit<ComponentProps<typeof Input>, 'name'>;
type TextareaFieldProps = FieldProps & Omit<ComponentProps<typeof Textarea>, 'name'>;
type SelectFieldProps = FieldProps & Omit<ComponentProps<typeof Select>, 'name'>;

export function TextField({ name, label, labelHidden, hint, rules, autoFocus, ...input }: TextFieldProps) {
  const { control, error } = useField({ name, rules });
  const { setFocus } = useFormContext();
  // `autofocus` works only once per page load.
  useLayoutEffect(() => {
    if (autoFocus) setFocus(name);
  }, [autoFocus, name, setFocus]);
  return (
    <LabelledField label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <Input key={name} autoFocus={autoFocus} {...input} {...control} />
    </LabelledField>
  );
}

export function TextareaField({ name, label, hint, rules, ...area }: TextareaFieldProps) {
  const { control, error } = useField({ name, rules });
  return (
    <LabelledField label={label} hint={hint} error={error}>
      <Textarea key={name} {...area} {...control} />
    </LabelledField>
  );
}

export function SelectField({ name, label, hint, rules, ...select }: SelectFieldProps) {
  const { control, error } = useField({ name, rules });
  return (
    <LabelledField label={label} hint={hint} error={error}>
      <Select key={name} {...select} {...control} />
    </LabelledField>
  );
}

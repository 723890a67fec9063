import { useLayoutEffect, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input } from '../controls';
import { LabelledField } from '../LabelledField';
import { useField, type FieldProps } from './use-field';

type TextFieldProps = FieldProps & { labelHidden?: boolean } & Omit<ComponentProps<typeof Input>, 'name'>;

export function TextField({ name, label, labelHidden, hint, rules, autoFocus, ...input }: TextFieldProps) {
  const { control, error } = useField({ name, rules });
  const { setFocus } = useFormContext();
  // `autofocus` works only once per page load.
  useLayoutEffect(() => {
    if (autoFocus) setFocus(name);
  }, [autoFocus, name, setFocus]);
  return (
    <LabelledField label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(id, description) => (
        <Input key={name} id={id} autoFocus={autoFocus} {...input} {...control} {...description} />
      )}
    </LabelledField>
  );
}

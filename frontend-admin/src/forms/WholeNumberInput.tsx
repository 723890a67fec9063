import { NumberInput, type NumberInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fitting } from './fitting';

interface WholeNumberInputProps extends NumberInputProps {
  min: number;
  max: number;
  help?: string | undefined;
}

/** A whole number within bounds; when the field is left, another value becomes the nearest one. */
export function WholeNumberInput({ help = '', ...input }: WholeNumberInputProps) {
  const { source, min, max } = input;
  const { formState, getValues, setValue } = useFormContext<Record<string, number | null>>();
  const fit = () => {
    const known = formState.defaultValues?.[source] ?? min;
    setValue(source, fitting({ value: known, min, max }, getValues(source)), { shouldDirty: true });
  };
  return (
    <NumberInput
      {...input}
      step={1}
      helperText={`${help} De\u00A0${min}\u00A0à\u00A0${max}.`.trim()}
      onBlur={fit}
    />
  );
}

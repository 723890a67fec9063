import { useFormContext, type RegisterOptions } from 'react-hook-form';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  rules?: RegisterOptions;
}

/** A field of the form around it: what its control needs, and what is wrong with it. */
export function useField({ name, rules }: Pick<FieldProps, 'name' | 'rules'>) {
  const { register, getFieldState, formState } = useFormContext();
  return { control: register(name, rules), error: getFieldState(name, formState).error?.message };
}

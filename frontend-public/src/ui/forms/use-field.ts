import { useFormContext, type RegisterOptions } from 'react-hook-form';
import type { Check } from './rules';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  rules?: RegisterOptions;
}

/**
 * A field of the form around it: what its control needs, and what is wrong with it. Controls have their name as key: in one
 * that takes another’s place would stand what was typed before.
 */
export function useField({ name, rules }: Pick<FieldProps, 'name' | 'rules'>) {
  const { register, getFieldState, formState } = useFormContext();
  const control = { ...register(name, rules), required: isRequired(rules) };
  return { control, error: getFieldState(name, formState).error?.message };
}

/** Whether a field may not be left empty. */
function isRequired({ required, validate }: RegisterOptions = {}): boolean {
  const checks = Object.values((validate as Record<string, Check> | undefined) ?? {});
  return Boolean(required) || checks.some((check) => check('') !== true);
}

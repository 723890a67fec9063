import { useFormContext, type RegisterOptions } from 'react-hook-form';
import type { Check } from './rules';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  rules?: RegisterOptions;
}

/**
 * Registers a field of the surrounding form. Controls are keyed by name: a reused
 * DOM input would keep the other field's text.
 */
export function useField({ name, rules }: Pick<FieldProps, 'name' | 'rules'>) {
  const { register, getFieldState, formState } = useFormContext();
  const control = { ...register(name, rules), required: isRequired(rules) };
  return { control, error: getFieldState(name, formState).error?.message };
}

/** Whether a field is required. */
function isRequired({ required, validate }: RegisterOptions = {}): boolean {
  const checks = Object.values((validate as Record<string, Check> | undefined) ?? {});
  return Boolean(required) || checks.some((check) => check('') !== true);
}

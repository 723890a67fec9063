import { ApiError } from '@passerelle/api-client/request';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts what the server says of single fields beside those this form has, and the focus on the first of them.
 * @returns whether there was any
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  const errors = error instanceof ApiError ? error.errors : {};
  const fields = Object.keys(errors).filter((name) => form.control._fields[name]);
  fields.forEach((name, index) => {
    form.setError(
      name as Path<Values>,
      { type: 'server', message: errors[name] },
      { shouldFocus: index === 0 },
    );
  });
  return fields.length > 0;
}

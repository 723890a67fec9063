import { ApiError } from '@passerelle/api-client/request';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Shows the server's field errors and focuses the first of them.
 * @returns whether there were any
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

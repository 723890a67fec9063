import { ofTab } from '@passerelle/api-client/browser-storage';
import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Stores a form's values in `sessionStorage`, so that a reload or detour loses nothing.
 * @param fields names to store; never passwords
 * @returns clears the stored values, once sent
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  fields: readonly Path<Values>[],
): () => void {
  useEffect(() => {
    const draft = JSON.parse(ofTab.read(key) ?? '{}') as DefaultValues<Values>;
    for (const name of fields) {
      const value = draft[name] as PathValue<Values, Path<Values>> | undefined;
      if (value !== undefined) form.setValue(name, value);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.fromEntries(fields.map((name) => [name, values[name] as unknown]));
        ofTab.keep(key, JSON.stringify(kept));
      },
    });
  }, [form, key, fields]);

  return () => ofTab.forget(key);
}

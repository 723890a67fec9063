import { ofTab } from '@passerelle/api-client/browser-storage';
import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Keeps what is being typed for as long as the tab is open, so that a reload or a detour loses nothing.
 * @param fields what may be kept; passwords may not
 * @returns forgets it, once it has been sent
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

import { ofTab } from '@passerelle/api-client/browser-storage';
import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** By key, empties the form that shows the draft. */
const shown = new Map<string, () => void>();

/**
 * Stores a form's values in `sessionStorage`, so that a reload or detour loses nothing.
 * @param fields names to store; never passwords
 * @returns clears the stored values, once sent. Given these, it clears them in the form as well, which is another one if
 *   the reader left and came back meanwhile; what was written since stays.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  fields: readonly Path<Values>[],
): (sent?: Values) => void {
  useEffect(() => {
    const draft = JSON.parse(ofTab.read(key) ?? '{}') as DefaultValues<Values>;
    for (const name of fields) {
      const value = draft[name] as PathValue<Values, Path<Values>> | undefined;
      if (value !== undefined) form.setValue(name, value);
    }
    const empty = () => fields.forEach((name) => form.resetField(name));
    shown.set(key, empty);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.fromEntries(fields.map((name) => [name, values[name] as unknown]));
        ofTab.keep(key, JSON.stringify(kept));
      },
    });
    return () => {
      unsubscribe();
      if (shown.get(key) === empty) shown.delete(key);
    };
  }, [form, key, fields]);

  return (sent) => {
    if (sent) {
      const draft = JSON.parse(ofTab.read(key) ?? '{}') as Partial<Values>;
      if (fields.some((name) => draft[name] !== sent[name])) return;
      shown.get(key)?.();
    }
    ofTab.forget(key);
  };
}

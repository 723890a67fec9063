import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { unsentTexts, type Writer } from '../../lib/unsent-texts';

/** Functions that empty the form which shows a draft, by writer and form. */
const shown = new Map<string, () => void>();

/**
 * Stores a form's values in `sessionStorage`, so that a reload or detour loses nothing.
 * @param writer only they find the values again; a form of another writer needs another React key
 * @param fields names to store; never passwords
 * @returns clears the stored values once they are sent. Called with the sent values, it also clears the form that shows
 *   them now, which is another one if the reader left and came back; text written since stays.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  writer: Writer,
  key: string,
  fields: readonly Path<Values>[],
): (sent?: Values) => void {
  const shownAs = `${writer} ${key}`;

  useEffect(() => {
    const draft = JSON.parse(unsentTexts.read(writer, key) ?? '{}') as DefaultValues<Values>;
    for (const name of fields) {
      const value = draft[name] as PathValue<Values, Path<Values>> | undefined;
      if (value !== undefined) form.setValue(name, value);
    }
    const empty = () => fields.forEach((name) => form.resetField(name));
    shown.set(shownAs, empty);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.fromEntries(fields.map((name) => [name, values[name] as unknown]));
        if (Object.values(kept).some(isFilled)) unsentTexts.keep(writer, key, JSON.stringify(kept));
        else unsentTexts.forget(writer, key);
      },
    });
    return () => {
      unsubscribe();
      if (shown.get(shownAs) === empty) shown.delete(shownAs);
    };
  }, [form, writer, key, shownAs, fields]);

  return (sent) => {
    if (sent) {
      const draft = JSON.parse(unsentTexts.read(writer, key) ?? '{}') as Partial<Values>;
      if (fields.some((name) => draft[name] !== sent[name])) return;
      shown.get(shownAs)?.();
    }
    unsentTexts.forget(writer, key);
  };
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

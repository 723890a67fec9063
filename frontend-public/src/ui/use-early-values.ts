import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Replays input from before hydration: hydration keeps the values in the DOM, but fires no event
 * and overwrites them on the next render.
 * @param fields container of the controlled fields
 */
export function useEarlyValues(
  fields: RefObject<HTMLElement | null>,
  takeUp: (name: string, value: string) => void,
): void {
  const hydrated = useHydrated();
  const takeAllUp = useEffectEvent(() => {
    // Fields rendered in the browser have no such values.
    if (hydrated) return;
    for (const field of fields.current!.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input, select',
    )) {
      if (field.value !== writtenValue(field)) takeUp(field.name, field.value);
    }
  });
  useLayoutEffect(() => takeAllUp(), []);
}

/** As rendered by the server. */
function writtenValue(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

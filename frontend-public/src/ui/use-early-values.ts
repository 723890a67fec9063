import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Hands on what somebody has typed and chosen before the page’s script came: hydration leaves it in the page, tells nobody,
 * and puts its own value back with the next change.
 * @param fields what the controlled fields stand in
 */
export function useEarlyValues(
  fields: RefObject<HTMLElement | null>,
  takeUp: (name: string, value: string) => void,
): void {
  const hydrated = useHydrated();
  const takeAllUp = useEffectEvent(() => {
    // What the browser has made itself holds what it was given.
    if (hydrated) return;
    for (const field of fields.current!.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input, select',
    )) {
      if (field.value !== writtenValue(field)) takeUp(field.name, field.value);
    }
  });
  useLayoutEffect(() => takeAllUp(), []);
}

/** As the server wrote it. */
function writtenValue(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

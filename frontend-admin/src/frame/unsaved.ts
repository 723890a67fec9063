import { useEffect, useId } from 'react';

/** What is left when a form goes away: its tab, or the screen with all its tabs. */
type Place = 'tab' | 'screen';

/** Places of the forms with changes that are not saved. A router asks one component only before it leaves. */
const unsaved = new Map<string, Place>();

/** Has the reader asked before they leave the place of a form, as long as something in it is not saved. */
export function useUnsaved(isUnsaved: boolean, place: Place = 'tab'): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(id, place);
    return () => void unsaved.delete(id);
  }, [id, isUnsaved, place]);
}

/** Whether changes would be lost. */
export function hasUnsaved(isSameScreen = false): boolean {
  return [...unsaved.values()].some((place) => !isSameScreen || place === 'tab');
}

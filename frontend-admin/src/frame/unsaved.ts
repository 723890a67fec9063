import { useEffect, useId } from 'react';

/** What the reader must leave for a form to be lost: its tab, or the screen with all its tabs. */
type Place = 'tab' | 'screen';

/** Places of all forms with unsaved changes: a router lets one component only block a navigation. */
const unsaved = new Map<string, Place>();

/** While a form has unsaved changes, leaving its place needs a confirmation. */
export function useUnsaved(isUnsaved: boolean, place: Place = 'tab'): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(id, place);
    return () => void unsaved.delete(id);
  }, [id, isUnsaved, place]);
}

/** Whether leaving would lose changes. @param isSameScreen leaves the tab only */
export function hasUnsaved(isSameScreen = false): boolean {
  return [...unsaved.values()].some((place) => !isSameScreen || place === 'tab');
}

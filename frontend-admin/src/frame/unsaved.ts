import { useEffect, useId } from 'react';

/** Forms of the screen with changes that are not saved. A router asks one component only before it leaves. */
const unsaved = new Set<string>();

/** Has the reader asked before they leave the screen, as long as something is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [id, isUnsaved]);
}

export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

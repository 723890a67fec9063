import { useState } from 'react';

/** The item before or after the current one. If that has left the list, the next item has taken its place. */
export function useBeside<T>(
  items: readonly T[],
  isCurrent: (item: T) => boolean,
): (step: 1 | -1) => T | undefined {
  const index = items.findIndex(isCurrent);
  /** Where the current item was last listed. */
  const [lastIndex, setLastIndex] = useState(0);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);
  return (step) => {
    if (index >= 0) return items[index + step];
    const at = step === 1 ? lastIndex : lastIndex - 1;
    return items[Math.max(0, Math.min(at, items.length - 1))];
  };
}

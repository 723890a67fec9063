import { useState } from 'react';
import { keyOf, type QueueItem, type SubjectRef } from './subject';

export interface Listed {
  items: readonly QueueItem[];
  /** Filter and page; a change opens the first item. */
  place: string;
  /** Whether the items still belong to the previous place. */
  isPrevious: boolean;
}

/**
 * The open item of the queue. It stays open when it leaves the queue: otherwise text being typed would go to the next one.
 * @param asked item to open first, even if it is not listed; by default the first item
 */
export function useOpenedItem({ items, place, isPrevious }: Listed, asked: SubjectRef | undefined) {
  const [opened, open] = useState(asked);
  const [openedIn, setOpenedIn] = useState(place);
  if (openedIn !== place) {
    setOpenedIn(place);
    open(undefined);
  }
  const current = opened ?? items[0];
  if (!opened && current && !isPrevious) open(current);
  const itemBeside = useBeside(items, (item) => current !== undefined && keyOf(item) === keyOf(current));
  return { current, open, itemBeside };
}

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

import { useState } from 'react';
import { keyOf, type QueueItem, type SubjectRef } from './subject';

export interface Listed {
  items: readonly QueueItem[];
  /** Filter and page; another one begins with its first item. */
  place: string;
  /** Whether the items are still those of another place. */
  isPrevious: boolean;
}

/**
 * The open item of the queue. It stays open when it leaves the queue, or else what is being typed would go to the next one.
 * @param asked opened first, whether or not it is among the items; else the first of them is
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
  const index = items.findIndex((item) => current && keyOf(item) === keyOf(current));
  /** Where the open item was last listed. */
  const [lastIndex, setLastIndex] = useState(0);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);

  /** The next or the previous item; undefined at the end of the queue. */
  function itemBeside(step: 1 | -1): QueueItem | undefined {
    if (index >= 0) return items[index + step];
    // The next one has taken the place of an item that is no longer listed.
    const at = step === 1 ? lastIndex : lastIndex - 1;
    return items[Math.max(0, Math.min(at, items.length - 1))];
  }

  return { current, open, itemBeside };
}

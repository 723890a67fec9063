import { useState } from 'react';
import { keyOf, type QueueItem, type SubjectRef } from './subject';
import { useBeside } from './use-beside';

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
